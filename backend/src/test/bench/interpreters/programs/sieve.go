package main

import "fmt"

func generate(out chan<- int) {
	for i := 2; ; i++ {
		out <- i
	}
}

func filter(in <-chan int, out chan<- int, prime int) {
	for {
		if i := <-in; i%prime != 0 {
			out <- i
		}
	}
}

func main() {
	ch := make(chan int)
	go generate(ch)
	prime := 0
	for i := 0; i < 2000; i++ {
		prime = <-ch
		next := make(chan int)
		go filter(ch, next, prime)
		ch = next
	}
	fmt.Println(prime)
}
