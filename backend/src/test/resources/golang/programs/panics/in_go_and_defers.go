package main

import "fmt"

func last() {}

func two(a, b int) int { return a + b }

func f(n int) {
	defer last()
	defer two(1, n)
	defer func() {
		defer fmt.Println("deferred")
		defer last()
		defer panic(fmt.Sprint("in a literal ", n))
	}()
	defer func(n int) {}(n)
	defer panic(n)
	defer println("to stderr")
}

func main() {
	f(3)
}
