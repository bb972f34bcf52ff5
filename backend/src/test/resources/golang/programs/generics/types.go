package main

import (
	"errors"
	"fmt"
)

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(v T) { s.items = append(s.items, v) }

func (s *Stack[T]) Pop() (T, error) {
	var zero T
	if len(s.items) == 0 {
		return zero, errors.New("empty stack")
	}
	v := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return v, nil
}

func (s Stack[_]) Len() int { return len(s.items) }

type List[T any] struct {
	head *node[T]
	size int
}

type node[T any] struct {
	val  T
	next *node[T]
}

func (l *List[T]) Prepend(v T) *List[T] {
	l.head = &node[T]{v, l.head}
	l.size++
	return l
}

func (l *List[T]) Each(f func(int, T)) {
	i := 0
	for n := l.head; n != nil; n = n.next {
		f(i, n.val)
		i++
	}
}

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func (p Pair[K, V]) String() string { return fmt.Sprintf("%v=>%v", p.Key, p.Val) }

func MakePair[K comparable, V any](k K, v V) Pair[K, V] { return Pair[K, V]{k, v} }

type Set[T comparable] map[T]struct{}

func (s Set[T]) Add(vs ...T) Set[T] {
	for _, v := range vs {
		s[v] = struct{}{}
	}
	return s
}

func (s Set[T]) Has(v T) bool { _, ok := s[v]; return ok }

type Matrix[T ~int | ~float64] [][]T

type Fn[A, B any] func(A) B

func (f Fn[A, B]) Call(a A) B { return f(a) }

func main() {
	var s Stack[string]
	s.Push("a")
	s.Push("b")
	for range 3 {
		v, err := s.Pop()
		fmt.Printf("%q %v %d\n", v, err, s.Len())
	}
	l := &List[float64]{}
	l.Prepend(1.5).Prepend(2.5)
	l.Each(func(i int, v float64) { fmt.Print(i, ":", v, " ") })
	fmt.Println(l.size)
	p := MakePair("k", 1)
	fmt.Println(p, Pair[int, bool]{1, true}, p == MakePair("k", 1))
	fmt.Printf("%T %T %v\n", p, s, []Pair[string, int]{p})
	set := Set[int]{}.Add(1, 2, 2)
	fmt.Println(len(set), set.Has(2), set.Has(3), set)
	m := Matrix[int]{{1, 2}, {3}}
	fmt.Println(m, len(m[0]))
	fmt.Printf("%T %T\n", m, set)
	length := Fn[string, int](func(s string) int { return len(s) })
	fmt.Println(length.Call("four"))
	nested := Stack[Stack[int]]{}
	nested.Push(Stack[int]{[]int{1}})
	fmt.Printf("%v %T\n", nested, nested)
	type Local = Pair[string, []int]
	fmt.Printf("%+v\n", Local{"z", []int{1}})
}
