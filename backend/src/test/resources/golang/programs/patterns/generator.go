// Generators by a goroutine, by a closure and by an iterator.
package main

import (
	"fmt"
	"iter"
)

func byChannel(n int) <-chan int {
	ch := make(chan int)
	go func() {
		defer close(ch)
		a, b := 0, 1
		for range n {
			ch <- a
			a, b = b, a+b
		}
	}()
	return ch
}

func byClosure() func() int {
	a, b := 0, 1
	return func() int {
		defer func() { a, b = b, a+b }()
		return a
	}
}

func byIterator() iter.Seq[int] {
	return func(yield func(int) bool) {
		for a, b := 0, 1; yield(a); a, b = b, a+b {
		}
	}
}

func main() {
	for v := range byChannel(8) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	next := byClosure()
	for range 8 {
		fmt.Print(next(), " ")
	}
	fmt.Println()
	for v := range byIterator() {
		if v > 13 {
			break
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
}
