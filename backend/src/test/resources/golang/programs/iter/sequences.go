// Iterators: push, pull, and functions over them.
package main

import (
	"fmt"
	"iter"
	"slices"
)

func count(from, to int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer fmt.Print("(end)")
		for i := from; i < to; i++ {
			if !yield(i) {
				return
			}
		}
	}
}

func filter[T any](seq iter.Seq[T], ok func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range seq {
			if ok(v) && !yield(v) {
				return
			}
		}
	}
}

func zip[A, B any](a iter.Seq[A], b iter.Seq[B]) iter.Seq2[A, B] {
	return func(yield func(A, B) bool) {
		next, stop := iter.Pull(b)
		defer stop()
		for x := range a {
			y, ok := next()
			if !ok || !yield(x, y) {
				return
			}
		}
	}
}

func find() (result int) {
	defer func() { result++ }()
	for v := range count(10, 20) {
		for w := range count(0, 3) {
			if v*w == 24 {
				return v * 100
			}
		}
	}
	return -1
}

func main() {
	for v := range count(0, 3) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	for v := range count(0, 100) {
		if v == 2 {
			continue
		}
		if v == 4 {
			break
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
	fmt.Println(slices.Collect(filter(count(1, 10), func(n int) bool { return n%3 == 0 })))
	for a, b := range zip(count(0, 5), slices.Values([]string{"x", "y", "z"})) {
		fmt.Print(a, b, " ")
	}
	fmt.Println()
	next, stop := iter.Pull(count(5, 8))
	fmt.Println(next())
	fmt.Println(next())
	stop()
	fmt.Println(next())
	next2, stop2 := iter.Pull2(slices.All([]string{"only"}))
	fmt.Println(next2())
	fmt.Println(next2())
	stop2()
	fmt.Println(find())
}
