// A channel of channels read as one stream, in order.
package main

import "fmt"

func bridge[T any](streams <-chan (<-chan T)) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		for s := range streams {
			for v := range s {
				out <- v
			}
		}
	}()
	return out
}

func main() {
	streams := make(chan (<-chan int))
	go func() {
		defer close(streams)
		for i := range 4 {
			s := make(chan int, 2)
			s <- i * 10
			s <- i*10 + 1
			close(s)
			streams <- s
		}
	}()
	for v := range bridge(streams) {
		fmt.Print(v, " ")
	}
	fmt.Println()
}
