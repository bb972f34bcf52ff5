package main

import "fmt"

func descend(n int) {
	defer fmt.Println("leaving", n)
	if n == 0 {
		panic("bottom")
	}
	descend(n - 1)
}

func main() {
	defer fmt.Println("main deferred")
	descend(3)
}
