// Bidirectional channels convert to one-way ones; types tell the direction.
package main

import "fmt"

func produce(out chan<- int, n int) {
	defer close(out)
	for i := 1; i <= n; i++ {
		out <- i
	}
}

func double(in <-chan int, out chan<- int) {
	for v := range in {
		out <- v * 2
	}
	close(out)
}

func source() <-chan int {
	ch := make(chan int)
	go produce(ch, 5)
	return ch
}

func main() {
	out := make(chan int)
	go double(source(), out)
	sum := 0
	for v := range out {
		sum += v
	}
	fmt.Println(sum)
	var both chan int
	var send chan<- int = both
	var recv <-chan int = both
	fmt.Printf("%T %T %T\n", both, send, recv)
	fmt.Printf("%T %T %T\n", make(chan (<-chan int)), make(chan (chan<- string)), make(<-chan (chan bool)))
}
