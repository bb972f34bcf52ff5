// Generic functions over channels.
package main

import "fmt"

func from[T any](values ...T) <-chan T {
	ch := make(chan T)
	go func() {
		defer close(ch)
		for _, v := range values {
			ch <- v
		}
	}()
	return ch
}

func mapped[T, U any](in <-chan T, f func(T) U) <-chan U {
	out := make(chan U)
	go func() {
		defer close(out)
		for v := range in {
			out <- f(v)
		}
	}()
	return out
}

func keep[T any](in <-chan T, ok func(T) bool) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		for v := range in {
			if ok(v) {
				out <- v
			}
		}
	}()
	return out
}

type number interface{ ~int | ~float64 }

func total[T number](in <-chan T) (sum T) {
	for v := range in {
		sum += v
	}
	return
}

type queue[T any] struct{ items chan T }

func newQueue[T any](n int) *queue[T] { return &queue[T]{make(chan T, n)} }
func (q *queue[T]) push(v T)          { q.items <- v }
func (q *queue[T]) pop() T            { return <-q.items }

func main() {
	even := func(n int) bool { return n%2 == 0 }
	fmt.Println(total(keep(from(1, 2, 3, 4, 5, 6), even)))
	for s := range mapped(from(1, 2, 3), func(n int) string { return fmt.Sprint("#", n) }) {
		fmt.Println(s)
	}
	fmt.Println(total(mapped(from("a", "bcd"), func(s string) float64 { return float64(len(s)) / 2 })))
	q := newQueue[string](2)
	q.push("x")
	q.push("y")
	fmt.Println(q.pop(), q.pop())
	fmt.Printf("%T\n", q)
}
