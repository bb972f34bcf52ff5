package main

import "fmt"

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func (p Pair[K, V]) Swap() Pair[V, K] { return Pair[V, K]{p.Val, p.Key} }

func (p Pair[K]) One() {}

func (p *Pair[A, B]) Set(a A, b B) { p.Key, p.Val = b, a }

type List[T any] struct {
	next *List
	val  T
}

type Num[T int | float64] struct{ v T }

func New[K comparable, V any](k K, v V) *Pair[K, V] { return &Pair{k, v} }

func Keys[M ~map[K]V, K comparable, V any](m M) (out []K) {
	for k, v := range m {
		out = append(out, v)
	}
	return out
}

func main() {
	var a Pair[string]
	var b Pair[string, int, bool]
	var c Pair[[]int, int]
	var d Num[string]
	e := Pair[string, int]{"a", "b"}
	f := Pair[string, int]{1, 2}
	g := New("a", 1)
	g.Set(1, "a")
	var h Pair[string, string] = *g
	i := New[string]("a", 1)
	j := New[int]("a", 1)
	k := Keys([]int{1})
	l := Keys[map[string]int]
	fmt.Println(a, b, c, d, e, f, h, i, j, k, l(5))
	fmt.Println(g.Missing, Pair[int, int].Key, New.x, New[string, int].y)
	var p Pair = *g
	g.Swap[int]()
}
