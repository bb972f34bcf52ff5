package main

import "fmt"

func generate(out chan<- int) {
	for i := 2; ; i++ {
		out <- i
	}
}

func filter(in <-chan int, out chan<- int, prime int) {
	for i := range in {
		if i%prime != 0 {
			out <- i
		}
	}
}

func main() {
	ch := make(chan int)
	go generate(ch)
	for range 15 {
		prime := <-ch
		fmt.Println(prime)
		next := make(chan int)
		go filter(ch, next, prime)
		ch = next
	}
}
