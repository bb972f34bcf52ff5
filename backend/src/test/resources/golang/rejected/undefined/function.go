package main

import "fmt"

func main() {
	fmt.Println(add(1, 2))
	greet("x")
	defer cleanup()
	go worker(1)
}
