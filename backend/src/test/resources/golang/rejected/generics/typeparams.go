package main

import "fmt"

type Shape interface{ Area() float64 }

func A[T Shape](t T) { t.Area(); t.Perimeter(); t.x = 1; fmt.Println(t + t) }

func B[T any](t T) {
	var x T = 5
	var y T = nil
	var z T = t
	if t == nil {
	}
	if t == z {
	}
	t()
	t[0]
	*t
	len(t)
	switch t {
	}
	x, y = y, x
	t++
}

func C[T int | string](t T) {
	t + 1
	_ = t + "x"
	_ = t + t
	_ = t * t
	_ = t < t
	_ = -t
	_ = string(t)
	_ = int(t)
	_ = len(t)
}

func D[T ~[]int](t T) T { return []string{} }

func E[K comparable](k K) map[K]K { return map[K]int{k: 1} }

func F[P *int | *string](p P) { *p = 1 }

func G[T, T2 any](a T, b T2) T { return b }

func H[T any](a, b *T) bool { return a == b && *a == *b }

func I[F func(int) int](f F) int { return f("x") }

func J[C chan int | chan<- int](c C) int { c <- 1; return <-c }

func K[T []int | map[string]int](t T) {
	for k, v := range t {
		fmt.Println(k, v)
	}
	_ = t[0]
}

func main() {
	T := 5
	var x T
}
