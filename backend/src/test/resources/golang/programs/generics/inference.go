package main

import "fmt"

type Num interface{ ~int | ~float64 }

type Meters float64
type Ints []int
type Table map[string]int

func Scale[S ~[]E, E Num](s S, by E) S {
	out := make(S, len(s))
	for i, v := range s {
		out[i] = v * by
	}
	return out
}

func Merge[M ~map[K]V, K comparable, V any](ms ...M) M {
	out := M{}
	for _, m := range ms {
		for k, v := range m {
			out[k] = v
		}
	}
	return out
}

func Compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(a A) C { return g(f(a)) }
}

func Fold[T, A any](s []T, a A, f func(A, T) A) A {
	for _, v := range s {
		a = f(a, v)
	}
	return a
}

func Default[T comparable](v, d T) T {
	var zero T
	if v == zero {
		return d
	}
	return v
}

func Pick[T any](cond bool, a, b T) T {
	if cond {
		return a
	}
	return b
}

func Send[T any](c chan<- T, v T) { c <- v }

func Deref[T any](p *T) (v T) {
	if p != nil {
		v = *p
	}
	return
}

func Apply[F ~func(T) T, T any](f F, v T) T { return f(v) }

type Box[T any] struct{ V T }

func Wrap[T any](v T) Box[T]                        { return Box[T]{v} }
func (b Box[T]) Then(f func(T) T) Box[T]            { return Box[T]{f(b.V)} }
func MapBox[T, U any](b Box[T], f func(T) U) Box[U] { return Wrap(f(b.V)) }

func double[T Num](x T) T { return x + x }

func run[T any](name string, f func(T) T, v T) { fmt.Printf("%s %v %T\n", name, f(v), v) }

func main() {
	fmt.Printf("%v %T\n", Scale(Ints{1, 2}, 3), Scale(Ints{1}, 1))
	fmt.Printf("%v %T\n", Scale([]Meters{1, 2}, 0.5), Scale([]float64{1}, 2))
	fmt.Printf("%v %T\n", Merge(Table{"a": 1}, Table{"b": 2, "a": 3}), Merge[Table]())
	f := Compose(func(i int) float64 { return float64(i) / 2 }, func(f float64) string { return fmt.Sprint(f, "!") })
	fmt.Println(f(5))
	fmt.Println(Fold([]int{1, 2, 3}, "", func(a string, v int) string { return a + fmt.Sprint(v) }))
	fmt.Println(Default("", "d"), Default(5, 1), Default(Meters(0), 2.5))
	fmt.Println(Pick(true, 1, 2.5), Pick[any](false, 1, "x"), Pick(true, []int{1}, nil))
	c := make(chan float64, 1)
	Send(c, 3)
	fmt.Println(<-c)
	x := 7
	fmt.Println(Deref(&x), Deref[string](nil) == "")
	type Op func(int) int
	fmt.Println(Apply(Op(func(i int) int { return i * i }), 9))
	b := MapBox(Wrap(2).Then(double), func(i int) []string { return make([]string, i) })
	fmt.Printf("%T %d\n", b, len(b.V))
	run("generic function as argument", double, 2.5)
	run("instantiated", double[Meters], 2)
	var g func(int) int = double
	fmt.Println(g(21))
	fs := []func(float64) float64{double[float64], double[float64]}
	fmt.Println(fs[0](1), fs[1](2))
	fmt.Println(Fold([]Box[int]{{1}, {2}}, Box[int]{}, func(a, b Box[int]) Box[int] { return Wrap(a.V + b.V) }))
}
