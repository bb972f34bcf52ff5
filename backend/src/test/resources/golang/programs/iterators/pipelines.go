package main

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
)

func From[T any](start T, next func(T) T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := start; yield(v); v = next(v) {
		}
	}
}

func Take[T any](seq iter.Seq[T], n int) iter.Seq[T] {
	return func(yield func(T) bool) {
		if n <= 0 {
			return
		}
		left := n
		for v := range seq {
			if !yield(v) {
				return
			}
			if left--; left == 0 {
				return
			}
		}
	}
}

func Filter[T any](seq iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		seq(func(v T) bool { return !keep(v) || yield(v) })
	}
}

func Map[T, U any](seq iter.Seq[T], f func(T) U) iter.Seq[U] {
	return func(yield func(U) bool) {
		for v := range seq {
			if !yield(f(v)) {
				return
			}
		}
	}
}

func Pairs[T any](seq iter.Seq[T]) iter.Seq2[T, T] {
	return func(yield func(T, T) bool) {
		var prev T
		first := true
		for v := range seq {
			if !first && !yield(prev, v) {
				return
			}
			prev, first = v, false
		}
	}
}

func primes() iter.Seq[int] {
	return func(yield func(int) bool) {
		var found []int
	next:
		for n := 2; ; n++ {
			for _, p := range found {
				if p*p > n {
					break
				}
				if n%p == 0 {
					continue next
				}
			}
			if !yield(n) {
				return
			}
			found = append(found, n)
		}
	}
}

type Matrix [][]int

func (m Matrix) All() iter.Seq2[[2]int, int] {
	return func(yield func([2]int, int) bool) {
		for i, row := range m {
			for j, v := range row {
				if !yield([2]int{i, j}, v) {
					return
				}
			}
		}
	}
}

func (m Matrix) Find(want int) (at [2]int, ok bool) {
	for at, v := range m.All() {
		if v == want {
			return at, true
		}
	}
	return
}

func merge(a, b iter.Seq[int]) iter.Seq[int] {
	return func(yield func(int) bool) {
		nextA, stopA := iter.Pull(a)
		defer stopA()
		nextB, stopB := iter.Pull(b)
		defer stopB()
		x, okA := nextA()
		y, okB := nextB()
		for okA || okB {
			if okA && (!okB || x <= y) {
				if !yield(x) {
					return
				}
				x, okA = nextA()
			} else {
				if !yield(y) {
					return
				}
				y, okB = nextB()
			}
		}
	}
}

func main() {
	doubles := From(1, func(n int) int { return n * 2 })
	fmt.Println(slices.Collect(Take(doubles, 8)))
	odd := func(n int) bool { return n%2 == 1 }
	squares := Map(From(1, func(n int) int { return n + 1 }), func(n int) int { return n * n })
	fmt.Println(slices.Collect(Take(Filter(squares, odd), 5)), slices.Collect(Take(squares, 0)))
	for a, b := range Pairs(primes()) {
		if b-a > 7 {
			fmt.Println("gap", a, b)
			break
		}
	}
	m := Matrix{{1, 2}, {}, {3, 4, 5}}
	fmt.Println(m.Find(4))
	fmt.Println(m.Find(9))
	fmt.Println(slices.Collect(Take(merge(doubles, Filter(primes(), odd)), 10)))
	words := strings.FieldsSeq("the quick brown fox")
	lens := maps.Collect(func(yield func(string, int) bool) {
		for w := range words {
			if !yield(w, len(w)) {
				return
			}
		}
	})
	fmt.Println(lens)
	for i, chunk := range slices.Collect(slices.Chunk([]int{1, 2, 3, 4, 5}, 2)) {
		fmt.Print(i, chunk, " ")
	}
	fmt.Println(slices.Sorted(Take(Map(primes(), func(p int) int { return -p }), 4)))
	sum := 0
	for p := range primes() {
		if p > 1000 {
			break
		}
		sum += p
	}
	fmt.Println(sum)
}
