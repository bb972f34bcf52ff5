package main

import "fmt"

type S struct{ f func() }

func main() {
	a, b := []int{1}, []int{1}
	m := map[string]int{}
	f := func() {}
	fmt.Println(a == b, m == m, f == f, S{} == S{})
	fmt.Println(a+b, m+m, !5, !"x", -true, ^2.5, +"s")
	t := true
	fmt.Println(t+t, t < t, t&t, 1 && 2, "a" || "b")
	x := 1.5
	fmt.Println(x%2, x<<1, x&1, x|x)
	s := "a"
	fmt.Println(s-s, s*2, s && s)
	var p *int
	fmt.Println(p+1, p < p, *s, &5, *5)
	fmt.Println(nil == nil)
	var i interface{ M() }
	fmt.Println(i == 5, i < i)
	s++
	t--
}
