package main

import "fmt"

type inner struct {
	a int
	b string
}

type outer struct {
	inner
	arr [2]float64
	i   any
	p   *int
}

type A struct{ X int }
type B struct{ X int }

func main() {
	n := 1
	x := outer{inner{1, "a"}, [2]float64{1, 2}, 5, &n}
	y := x
	fmt.Println(x == y)
	y.arr[1] = 3
	fmt.Println(x == y, x.inner == y.inner)
	y = x
	y.i = "5"
	fmt.Println(x == y, x != y)
	y.i = 5
	m := 1
	y.p = &m
	fmt.Println(x == y, *x.p == *y.p)
	a := A{1}
	b := B(a)
	fmt.Println(b, A(b) == a)
	var i, j any = A{1}, B{1}
	fmt.Println(i == j, i == any(A{1}), i == any(&a))
	var e1, e2 struct{ _ int }
	fmt.Println(e1 == e2)
	fmt.Println(struct{ X int }{3} == struct{ X int }(A{3}), A(struct{ X int }{4}))
	defer func() { fmt.Println("recovered:", recover()) }()
	i, j = []int{1}, []int{1}
	fmt.Println(i == j)
}
