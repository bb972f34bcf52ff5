package main

import "fmt"

func Add[T any](a, b T) T { return a + b }

func Equal[T any](a, b T) bool { return a == b }

func Less[T comparable](a, b T) bool { return a < b }

func Call[T any](v T) string { return v.String() }

func Field[T struct{ X int }](v T) int { return v.X }

func Len[T any](v T) int { return len(v) }

func Range[T any](v T) {
	for range v {
	}
}

func Conv[T any](v T) int { return int(v) }

func Switch[T any](v T) {
	switch v.(type) {
	}
	_ = v.(int)
}

func Nil[T any]() T { return nil }

func Const[T ~int8 | ~int](v T) T { return v + 1000 }

func Assign[T any](v T) { var x int = v; v = 5; fmt.Println(x) }

func Unused[T any](v T) { x := v }

func Mix[A, B any](a A, b B) A { return b }

type S[T any] struct{ v T }

func (s S) Bad() {}

func (s S[T, U]) Worse() {}

func (s S[int]) Shadow() int { return s.v }

func main() {
	var x S[int]
	x.v = "a"
	var y S[string] = x
	fmt.Println(y)
}
