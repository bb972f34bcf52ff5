package main

import (
	"fmt"
	"time"
)

func fibonacci(n int) int {
	if n <= 1 {
		return n
	}
	previous, current := 0, 1
	for i := 2; i <= n; i++ {
		previous, current = current, previous+current
	}
	return current
}

func main() {
	// Make the numbers larger to see more switches.
	go func() {
		fibonacci(10_000_000)
		fmt.Println("the shorter loop is done")
	}()
	go func() {
		fibonacci(20_000_000)
		fmt.Println("the longer loop is done")
	}()
	time.Sleep(3 * time.Second)
	fmt.Println("main is over")
}
