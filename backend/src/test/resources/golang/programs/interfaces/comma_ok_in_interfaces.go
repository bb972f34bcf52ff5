package main

import "fmt"

type P struct{ x int }

func (p *P) set(n int) { p.x = n }

func main() {
	m := map[string]P{"a": {1}}
	var v, ok any = m["a"]
	fmt.Println(v, ok)
	var none, no any = m["b"]
	fmt.Println(none, no)
	var i any = P{2}
	var w, isP any = i.(P)
	fmt.Println(w, isP)
	c := make(chan P, 1)
	c <- P{3}
	var x, open any = <-c
	fmt.Println(x, open)
	arrays := map[int][2]int{1: {1, 2}}
	var a, has any = arrays[1]
	b := arrays[1]
	b[0] = 5
	fmt.Println(a, has, b)
	var s, is interface{} = map[string]string{"k": "v"}["k"]
	fmt.Println(s, is)
	p := m["a"]
	p.set(7)
	fmt.Println(v, p, m)
	var y, z any
	y, z = m["a"]
	fmt.Println(y, z)
	y, z = i.(P)
	fmt.Println(y, z)
	y, z = i.(int)
	fmt.Println(y, z)
	fmt.Println(one(m))
	fmt.Println(two(i))
	fmt.Println(three(c, P{4}))
}

func one(m map[string]P) (any, any) {
	v, ok := m["a"]
	return v, ok
}

func two(i any) (v, ok any) {
	v, ok = i.(P)
	return
}

func three(c chan P, p P) (v, ok any) {
	c <- p
	v, ok = <-c
	return v, ok
}
