package main

import "fmt"

type A struct {
	x, y int
	x    string
}

type B interface {
	m()
	m()
}

type C = C

type D = []D

type E = struct{ e E }

type F [len(f)]int

var f F

type G [2]H
type H struct{ g G }

type J struct{ *J }

type K interface{ K }

type L map[L]int

type M chan M

type N func() N

type O struct {
	fmt.Stringer
	Stringer int
}

type P struct {
	int
	*int
}

type Q [-1]int

type R [1 << 62]int

func main() {
	type S S
	type T struct{ t T }
	var v V
	type V int
	var x struct{ a, a int }
	_ = x
}
