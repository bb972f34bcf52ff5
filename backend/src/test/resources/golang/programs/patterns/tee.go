// One stream becomes two, each value going to both in any order.
package main

import "fmt"

func tee[T any](in <-chan T) (<-chan T, <-chan T) {
	a, b := make(chan T), make(chan T)
	go func() {
		defer close(a)
		defer close(b)
		for v := range in {
			x, y := a, b
			for range 2 {
				select {
				case x <- v:
					x = nil
				case y <- v:
					y = nil
				}
			}
		}
	}()
	return a, b
}

func main() {
	in := make(chan int)
	go func() {
		defer close(in)
		for i := range 5 {
			in <- i * i
		}
	}()
	a, b := tee(in)
	for v := range a {
		fmt.Println(v, <-b)
	}
}
