package main

import (
	"cmp"
	"fmt"
)

type Number interface{ ~int | ~float64 }

type MyInt int

func Sum[T Number](xs ...T) (t T) { return }

func Eq[T comparable](a, b T) bool { return a == b }

func Max[T cmp.Ordered](a, b T) T { return a }

type Stringer interface{ String() string }

func Show[T Stringer](v T) {}

type Set[K comparable] map[K]bool

func Exact[T int | string](v T) {}

type P struct{}

func (p *P) String() string { return "" }

func main() {
	Sum("a", "b")
	Sum(MyInt(1))
	Sum[string]()
	Eq([]int{1}, []int{2})
	Eq(func() {}, nil)
	Max([]int{}, []int{})
	Max(true, false)
	Show(5)
	Show(P{})
	Show(&P{})
	var s Set[[]string]
	Exact(MyInt(1))
	Exact(1.5)
	Sum[any]()
	fmt.Println(s, Sum[complex128](1), Eq[any](1, 2), Eq[map[string]int](nil, nil))
	f := Sum[int]
	f("x")
}
