package main

import "fmt"

func Zero[T any]() T { var z T; return z }

func Map[T, U any](s []T, f func(T) U) []U { return nil }

func Same[T any](a, b T) bool { return true }

func Conv[To, From any](f From) (t To) { return }

type Box[T any] struct{ v T }

func NewBox[T any]() Box[T] { return Box[T]{} }

func main() {
	x := Zero()
	Same(1, "a")
	Same(1, 2.5)
	Same(1, nil)
	Map([]int{1}, nil)
	Map(5, func(i int) string { return "" })
	Conv(5)
	NewBox()
	var b Box
	c := Box{1}
	f := Zero
	var g func(string) = Same
	Zero[int, string]()
	Zero[5]()
	Same[int](1, "a")
	fmt.Println(x, b, c, f, g, Box[int, string]{}, Box[int]{"x"})
	var s []Box
	main[int]()
	var n Missing[int]
	var i int[string]
}
