package main

import "fmt"

type T struct {
	v    int
	next *T
}

func inc(p *int)        { *p++ }
func local() *int       { x := 5; return &x }
func swap(a, b *int)    { *a, *b = *b, *a }
func setNil(p *T)       { p = nil }
func replace(p **T)     { *p = &T{v: 99} }
func fill(s *[]int)     { *s = append(*s, 1, 2) }
func zero(a *[3]string) { a[1] = "z" }

func main() {
	x := 1
	p := &x
	inc(p)
	inc(&x)
	*p *= 10
	fmt.Println(x, *p, p == &x, p != nil)
	q := p
	*q = 7
	fmt.Println(x, p == q)
	a, b := local(), local()
	fmt.Println(*a == *b, a == b)
	swap(a, p)
	fmt.Println(*a, x)
	t := &T{v: 1}
	setNil(t)
	fmt.Println(t != nil)
	replace(&t)
	t.next = &T{2, nil}
	t.next.next = t
	fmt.Println(t.v, t.next.v, t.next.next.next.v)
	var s []int
	fill(&s)
	fmt.Println(s)
	arr := [3]string{"a", "b", "c"}
	zero(&arr)
	fmt.Println(arr, len(&arr))
	e := &s[0]
	*e = 50
	f := &t.v
	*f++
	g := &arr[2]
	*g += "!"
	fmt.Println(s, t.v, arr)
	pp := &p
	**pp = 8
	fmt.Println(x)
	ps := []*int{&x, a}
	for _, p := range ps {
		*p += 1000
	}
	fmt.Println(x, *a)
	n := new(string)
	fmt.Printf("%q\n", *n)
	*n = "set"
	fmt.Println(*n)
	var np *int
	fmt.Println(np == nil, np)
	m := map[string]*T{}
	m["k"] = &T{v: 3}
	m["k"].v++
	fmt.Println(m["k"].v, m["none"] == nil)
	fn := &struct{ f func() int }{func() int { return x }}
	fmt.Println(fn.f())
	old := s
	first := &s[0]
	s = append(s, 3, 4, 5)
	*first = -1
	fmt.Println(s[0], old[0])
}
