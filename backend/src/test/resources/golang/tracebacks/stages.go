// Stages of generic functions, none of which goes on.
package main

import "fmt"

func stage[In, Out any](in <-chan In, f func(In) Out) <-chan Out {
	out := make(chan Out)
	go func() {
		defer close(out)
		for v := range in {
			out <- f(v)
		}
	}()
	return out
}

func source(n int) <-chan int {
	c := make(chan int)
	go func() {
		for i := range n {
			c <- i
		}
	}()
	return c
}

func main() {
	squares := stage(source(3), func(i int) int { return i * i })
	texts := stage(squares, func(i int) string { return fmt.Sprint("<", i, ">") })
	for s := range texts {
		fmt.Println(s)
	}
}
