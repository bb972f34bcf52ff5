package main

import (
	"fmt"
	"iter"
)

func Count(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer fmt.Print("[done] ")
		for i := range n {
			if !yield(i) {
				fmt.Print("[stopped] ")
				return
			}
		}
	}
}

func Enumerate[T any](s []T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i, v := range s {
			if !yield(i, v) {
				return
			}
		}
	}
}

func thrice(yield func() bool) {
	_ = yield() && yield() && yield()
}

func Filter[T any](seq iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range seq {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}

func first(seq iter.Seq[int], want int) (int, bool) {
	i := 0
	for v := range seq {
		if v == want {
			return i, true
		}
		i++
	}
	return -1, false
}

func main() {
	for v := range Count(3) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	for v := range Count(10) {
		if v == 1 {
			continue
		}
		if v == 4 {
			break
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
	for i, s := range Enumerate([]string{"a", "b", "c"}) {
		fmt.Print(i, s, " ")
	}
	n := 0
	for range thrice {
		n++
	}
	fmt.Println(n)
	for v := range Filter(Count(10), func(v int) bool { return v%3 == 0 }) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	fmt.Println(first(Count(5), 2))
	fmt.Println(first(Count(2), 9))
outer:
	for a := range Count(3) {
		for b := range Count(3) {
			if b == 2 {
				continue outer
			}
			if a == 1 {
				break outer
			}
			fmt.Print(a, b, " ")
		}
	}
	fmt.Println()
	var fs []func() int
	for v := range Count(3) {
		fs = append(fs, func() int { v *= 10; return v })
	}
	fmt.Println(fs[1](), fs[2](), fs[1]())
	var x int
	for x = range Count(4) {
	}
	fmt.Println(x)
}
