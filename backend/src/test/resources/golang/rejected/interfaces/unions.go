package main

import "fmt"

type Num interface{ ~int | ~float64 }
type MyInt int
type Bad interface{ ~MyInt }
type Dup interface{ int | int }
type Over interface{ ~int | MyInt }
type WithM interface{ int | fmt.Stringer }
type Ptr interface{ *T }
type T[P any] struct{}

var n Num = 5

func f(n Num)          {}
func g[T Num](t T) Num { return t }
func h(a any)          { _ = a.(Num) }
func i(x any) {
	switch x.(type) {
	case Num:
	case comparable:
	}
}

type S struct{ Num }

func main() {
	var c comparable = 5
	m := map[Num]int{}
	l := []comparable{}
	_, _, _ = c, m, l
	var x interface{ int | string } = 1
}
