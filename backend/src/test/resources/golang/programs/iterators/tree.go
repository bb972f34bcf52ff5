package main

import (
	"fmt"
	"iter"
	"maps"
	"slices"
)

type Tree[T any] struct {
	left, right *Tree[T]
	val         T
}

func (t *Tree[T]) All() iter.Seq[T] {
	return func(yield func(T) bool) { t.push(yield) }
}

func (t *Tree[T]) push(yield func(T) bool) bool {
	if t == nil {
		return true
	}
	return t.left.push(yield) && yield(t.val) && t.right.push(yield)
}

func build(vals ...int) *Tree[int] {
	if len(vals) == 0 {
		return nil
	}
	m := len(vals) / 2
	return &Tree[int]{build(vals[:m]...), build(vals[m+1:]...), vals[m]}
}

func fibs() iter.Seq[int] {
	return func(yield func(int) bool) {
		for a, b := 0, 1; yield(a); a, b = b, a+b {
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

func main() {
	t := build(1, 2, 3, 4, 5, 6, 7)
	for v := range t.All() {
		fmt.Print(v, " ")
	}
	for v := range t.All() {
		if v > 3 {
			break
		}
		fmt.Print("<", v, ">")
	}
	fmt.Println()
	for f := range fibs() {
		if f > 100 {
			break
		}
		fmt.Print(f, " ")
	}
	fmt.Println()
	for a, b := range zip(t.All(), fibs()) {
		fmt.Print(a, "/", b, " ")
	}
	fmt.Println()
	next, stop := iter.Pull(t.All())
	fmt.Println(next())
	fmt.Println(next())
	stop()
	fmt.Println(next())
	fmt.Println(slices.Collect(t.All()), slices.Sorted(maps.Keys(map[string]int{"b": 1, "a": 2})))
	for i, v := range slices.Backward([]string{"x", "y"}) {
		fmt.Print(i, v, " ")
	}
	fmt.Println()
}
