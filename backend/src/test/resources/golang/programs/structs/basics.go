package main

import "fmt"

type Point struct{ X, Y int }

type Line struct {
	From, To Point
	Name     string
	tags     []string
}

func main() {
	p := Point{1, 2}
	q := Point{Y: 5}
	var z Point
	fmt.Println(p, q, z, p == Point{1, 2}, z == Point{})
	fmt.Printf("%v %+v %#v %T\n", p, p, p, p)
	l := Line{From: p, To: Point{3, 4}, Name: "l"}
	l2 := l
	l2.From.X = 100
	l2.tags = append(l2.tags, "t")
	fmt.Println(l, l2)
	fmt.Printf("%+v\n%#v\n", l, l2)
	pp := &l
	pp.To.Y = -1
	(*pp).Name = "renamed"
	fmt.Println(l.To, pp.Name, pp)
	fmt.Printf("%+v\n", pp)
	anon := struct {
		A int
		B string
	}{1, "x"}
	var same struct {
		A int
		B string
	} = anon
	same.A++
	fmt.Println(anon, same, anon == same)
	pts := []Point{{1, 2}, {X: 3}}
	pps := []*Point{{5, 6}, {7, 8}}
	m := map[string]Point{"a": {1, 1}, "b": {2, 2}}
	mp := map[string]*Point{"a": {1, 1}}
	mp["a"].X = 50
	fmt.Println(pts, *pps[1], m, *mp["a"], m["none"])
	pps[0].X++
	fmt.Println(pps[0].X, len(pps))
	type Empty struct{}
	fmt.Println(Empty{}, Empty{} == Empty{}, struct{}{})
	n := new(Point)
	n.X, n.Y = n.Y+1, n.X+2
	fmt.Println(*n, n.X+n.Y)
}
