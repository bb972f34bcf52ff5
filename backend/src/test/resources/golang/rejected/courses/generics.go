package main

import "fmt"

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(v T) { s.items = append(s.items, v) }

func Max[T any](a, b T) T {
	if a > b {
		return a
	}
	return b
}

func main() {
	s := Stack{}
	var t Stack[int]
	t.Push("x")
	fmt.Println(s, Max(1, "a"), Max[int](2.5, 1))
	var u Stack[string] = t
}
