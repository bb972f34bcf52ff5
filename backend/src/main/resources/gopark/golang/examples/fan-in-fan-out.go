package main

import (
	"fmt"
	"sync"
)

func numbers(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := range n {
			out <- i
		}
	}()
	return out
}

func cube(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for v := range in {
			out <- v * v * v
		}
	}()
	return out
}

func merge(sources ...<-chan int) <-chan int {
	out := make(chan int)
	var wg sync.WaitGroup
	for _, s := range sources {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for v := range s {
				out <- v
			}
		}()
	}
	go func() {
		wg.Wait()
		close(out)
	}()
	return out
}

func main() {
	in := numbers(20)
	sum := 0
	for v := range merge(cube(in), cube(in), cube(in), cube(in)) {
		sum += v
	}
	fmt.Println("sum of cubes:", sum)
}
