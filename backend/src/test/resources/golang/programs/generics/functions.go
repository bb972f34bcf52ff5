package main

import "fmt"

type Number interface {
	~int | ~int8 | ~int64 | ~float32 | ~float64
}

type MyInt int

func Sum[T Number](xs ...T) (total T) {
	for _, x := range xs {
		total += x
	}
	return
}

func Map[T, U any](s []T, f func(T) U) []U {
	out := make([]U, 0, len(s))
	for _, v := range s {
		out = append(out, f(v))
	}
	return out
}

func Filter[S ~[]E, E any](s S, keep func(E) bool) S {
	var out S
	for _, v := range s {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}

func Reduce[T, A any](s []T, init A, f func(A, T) A) A {
	for _, v := range s {
		init = f(init, v)
	}
	return init
}

func Keys[K comparable, V any](m map[K]V) []K {
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	return keys
}

func Ptr[T any](v T) *T { return &v }

func Zero[T any]() T {
	var z T
	return z
}

func Contains[T comparable](s []T, v T) bool {
	for _, x := range s {
		if x == v {
			return true
		}
	}
	return false
}

func Apply[T any](v T, fs ...func(T) T) T {
	for _, f := range fs {
		v = f(v)
	}
	return v
}

type IDs []int

func main() {
	fmt.Println(Sum(1, 2, 3), Sum(1.5, 2), Sum[MyInt](4, 5), Sum[float32]())
	fmt.Printf("%T\n", Sum(MyInt(1)))
	strs := Map([]int{1, 2, 3}, func(i int) string { return fmt.Sprint(i * i) })
	fmt.Printf("%q\n", strs)
	evens := Filter(IDs{1, 2, 3, 4}, func(i int) bool { return i%2 == 0 })
	fmt.Printf("%v %T\n", evens, evens)
	fmt.Println(Reduce([]string{"a", "bb"}, 0, func(n int, s string) int { return n + len(s) }))
	fmt.Println(len(Keys(map[string]bool{"x": true, "y": false})))
	p := Ptr(42)
	*p++
	fmt.Println(*p, *Ptr("s"), Zero[int](), Zero[string]() == "", Zero[*int]() == nil, Zero[[2]bool]())
	fmt.Println(Contains([]string{"a"}, "a"), Contains([]float64{1}, 2), Contains([]any{1, "a"}, any("a")))
	double := func(x int) int { return x * 2 }
	fmt.Println(Apply(5, double, double), Apply("x"))
	f := Map[int, int]
	fmt.Println(f([]int{1}, double))
	var g func([]int, int) bool = Contains
	fmt.Println(g([]int{3}, 3))
	fmt.Printf("%T\n", f)
}
