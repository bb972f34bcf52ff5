package main

import "fmt"

type T struct{}
type I interface{ M() }

func (t *T) M() {}

func main() {
	x := 5
	fmt.Println(x.(int))
	var i I
	_ = i.(T)
	_ = i.(*T)
	_ = i.(string)
	var a any = 1
	n := a.(Missing)
	n, ok, z := a.(int)
	s := a.(string) + 1
	var k int = a
	k = a + 1
	switch x.(type) {
	}
	switch v := i.(type) {
	case T:
	case int:
	case *T:
	}
	switch a.(type) {
	case 5:
	case x:
	}
	b := a.(type)
	a.foo()
	fmt.Println(a[0], len(a), *a)
	for range a {
	}
}
