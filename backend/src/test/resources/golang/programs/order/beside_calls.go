package main

import "fmt"

func f(p *int) int { *p = 7; return 1 }

type T struct{ a, b int }

// What the language leaves open and Go's compiler decides: which operands of a call are read before
// the calls beside them.
func main() {
	c := make(chan int, 3)
	c <- 1
	c <- 2
	fmt.Println(len(c), <-c)
	fmt.Println(len(c), cap(c), <-c, len(c))
	x := 1
	fmt.Println(x, f(&x), x)
	y := 1
	a, b := y, f(&y)
	fmt.Println(a, b)
	s := []int{1, 2}
	g := func() int { s[0] = 9; s = append(s, 5); return 3 }
	fmt.Println(s[0], g(), len(s))
	m := map[string]int{"a": 1}
	h := func() int { m["a"] = 8; return 4 }
	fmt.Println(m["a"], h())
	z := 1
	k := func() int { z++; return z }
	arr := [3]int{z, k(), z}
	fmt.Println(arr)
	t := T{z, k()}
	fmt.Println(t)
	fmt.Println(z+k(), z)
	var i interface{} = 5
	ii := func() int { i = "s"; return 0 }
	fmt.Println(i, ii())
	q := z + k()
	fmt.Println(q)
	w := []int{len(s), func() int { s = nil; return 1 }(), len(s)}
	fmt.Println(w)
	p := &T{1, 2}
	pf := func() int { p = &T{5, 6}; return 0 }
	fmt.Println(p.a, pf(), p.b)
	pp := &x
	fmt.Println(*pp, func() int { x = 100; return 2 }(), *pp)
}
