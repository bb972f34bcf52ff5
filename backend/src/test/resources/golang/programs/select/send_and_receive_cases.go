// One select that feeds and drains: the Fibonacci classic.
package main

import "fmt"

func fibonacci(out chan<- int, quit <-chan struct{}) {
	x, y := 0, 1
	for {
		select {
		case out <- x:
			x, y = y, x+y
		case <-quit:
			fmt.Println("quit")
			close(out)
			return
		}
	}
}

func main() {
	out, quit := make(chan int), make(chan struct{})
	go func() {
		for range 10 {
			fmt.Print(<-out, " ")
		}
		fmt.Println()
		close(quit)
	}()
	fibonacci(out, quit)
	_, ok := <-out
	fmt.Println(ok)
}
