package main

import "fmt"

type A struct{ V int }
type B struct{ V int }
type C struct {
	A
	B
}

func (A) Hi() {}
func (B) Hi() {}

type D struct {
	A
	*A
}

type E struct{ *fmt.Stringer }
type F struct{ *I }
type I interface{ M() }

func main() {
	var c C
	fmt.Println(c.V)
	c.Hi()
	var d struct{ A }
	fmt.Println(struct{ A }{V: 1})
	d.A.W = 1
	c.A.B.V = 2
}
