package main

type T struct {
	name string
	next T
}

type A struct{ b B }
type B struct{ c [2]C }
type C struct{ a A }

type L []L
type M map[string]M
type F func(F) F
type P *P
type Arr [2]Arr
type X Y
type Y X
type I interface{ m(I) }

type N struct{ child *N }

const c1 = c2
const c2 = c1

var v1 = v2
var v2 = f()

func f() int { return v1 }

func main() {}
