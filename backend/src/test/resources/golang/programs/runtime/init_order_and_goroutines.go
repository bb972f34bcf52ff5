// init functions may start goroutines; main waits for one of them.
package main

import "fmt"

var (
	b     = a + 1
	a     = start()
	ready = make(chan string)
)

func start() int {
	fmt.Println("a is set")
	return 10
}

func init() {
	fmt.Println("first init", a, b)
	go func() { ready <- "message from init" }()
}

func init() {
	fmt.Println("second init")
}

func main() {
	fmt.Println("main")
	fmt.Println(<-ready)
}
