package main

import "fmt"

type Point struct{ X, Y int }

func main() {
	a := Point{1}
	b := Point{1, 2, 3}
	c := Point{X: 1, 2}
	d := Point{Z: 1}
	e := Point{"a", 2}
	f := Point{X: "a"}
	g := Point{X: 1, X: 2}
	h := &Point{1, 2}
	i := []Point{{1, 2}, {3}}
	j := map[string]Point{"a": {1, 2, 3}}
	k := [2]int{1, 2, 3}
	l := [3]int{5: 1}
	m := []int{-1: 5}
	n := Point{x: 1}
	o := int{5}
	p := [...]int{1, 2}
	var q [...]int
	r := h{}
	s := map[string]int{1, 2}
	fmt.Println(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, struct{ a int }{1, 2})
	t := []int{"a": 1}
	u := *Point{1, 2}
	v := []string{1, 2.5, nil, true}
	fmt.Println(t, u, v)
}
