// A token travels through a ring of a hundred goroutines.
package main

import "fmt"

func main() {
	const n = 100
	first := make(chan int)
	in := first
	for range n {
		out := make(chan int)
		go func(in <-chan int, out chan<- int) {
			for v := range in {
				out <- v + 1
			}
			close(out)
		}(in, out)
		in = out
	}
	for round := range 3 {
		first <- round * 1000
		fmt.Println(<-in)
	}
	close(first)
	_, ok := <-in
	fmt.Println(ok)
}
