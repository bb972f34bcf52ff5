package main

import "fmt"

func f() int { return 1 }

type T struct{ n int }

func (t T) Get() int { return t.n }

func main() {
	x := f + 1
	var n int = f
	t := T{1}
	fmt.Println(t.Get+1, x, n)
	if f == 1 {
	}
	if t.Get > 0 {
	}
	for f {
	}
	n = t.Get
	t()
	n()
	"x"()
	5(1)
	t.n()
	nil()
	s := []int{f}
	_ = s
}
