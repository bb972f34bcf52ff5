package main

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

type Stringer interface{ String() string }

type ID int

func (i ID) String() string { return "#" + strconv.Itoa(int(i)) }

type StringableInt interface {
	~int
	Stringer
}

func Join[T Stringer](items []T) string {
	var parts []string
	for _, it := range items {
		parts = append(parts, it.String())
	}
	return strings.Join(parts, ",")
}

func Total[T StringableInt](items ...T) (string, int) {
	sum := 0
	s := ""
	for _, it := range items {
		sum += int(it)
		s += it.String()
	}
	return s, sum
}

type Setter[T any] interface {
	*T
	Set(string)
}

type Conf struct{ v string }

func (c *Conf) Set(s string) { c.v = s }

func FromStrings[T any, PT Setter[T]](ss []string) []T {
	out := make([]T, len(ss))
	for i, s := range ss {
		PT(&out[i]).Set(s)
	}
	return out
}

func Max[T cmp.Ordered](a, b T) T {
	if a > b {
		return a
	}
	return b
}

type Numeric interface{ ~int | ~uint8 | ~float64 }

func Convert[To, From Numeric](f From) To { return To(f) }

func Len[T ~string | ~[]byte](v T) int { return len(v) }

func First[T interface{ ~[]E }, E any](s T) (e E, ok bool) {
	if len(s) > 0 {
		return s[0], true
	}
	return
}

type Tree[T interface{ Less(T) bool }] struct {
	left, right *Tree[T]
	val         T
}

func (t *Tree[T]) Insert(v T) *Tree[T] {
	if t == nil {
		return &Tree[T]{val: v}
	}
	if v.Less(t.val) {
		t.left = t.left.Insert(v)
	} else {
		t.right = t.right.Insert(v)
	}
	return t
}

func (t *Tree[T]) Walk(f func(T)) {
	if t != nil {
		t.left.Walk(f)
		f(t.val)
		t.right.Walk(f)
	}
}

type Age int

func (a Age) Less(b Age) bool { return a < b }

func Kind[T any](v T) string {
	switch any(v).(type) {
	case int:
		return "int"
	case string:
		return "string"
	case []T:
		return "slice of T"
	}
	return fmt.Sprintf("%T", v)
}

func main() {
	fmt.Println(Join([]ID{1, 2, 3}))
	fmt.Println(Total(ID(4), ID(5)))
	fmt.Println(FromStrings[Conf]([]string{"a", "b"}))
	fmt.Println(Max(1, 2), Max("a", "b"), Max(2.5, 1), Max[float64](1, 2.5))
	fmt.Println(Convert[int](3.99), Convert[uint8](300), Convert[float64](7)/2)
	fmt.Println(Len("héé"), Len([]byte{1, 2}))
	fmt.Println(First([]string{"x"}))
	fmt.Println(First([]int(nil)))
	var t *Tree[Age]
	for _, a := range []Age{30, 10, 20} {
		t = t.Insert(a)
	}
	t.Walk(func(a Age) { fmt.Print(a, " ") })
	fmt.Println(Kind(1), Kind("s"), Kind(1.5), Kind([]int{}))
	fmt.Println(cmp.Compare(1, 2), cmp.Compare("b", "a"), cmp.Less(1.5, 2))
}
