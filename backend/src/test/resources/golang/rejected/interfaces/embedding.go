package main

type A interface{ M() }
type B interface {
	A
	int
}
type C interface{ C }
type D interface{ E }
type E interface{ D }
type F interface{ string | int }

var x F
var y interface{ ~int }

func f(v F) {}

type S struct {
	F
	comparable
}

func main() {
	var c comparable
	_ = c
}
