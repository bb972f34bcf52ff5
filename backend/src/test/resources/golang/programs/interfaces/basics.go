package main

import (
	"fmt"
	"math"
	"sort"
)

type Shape interface {
	Area() float64
	Perimeter() float64
}

type Named interface{ Name() string }

type NamedShape interface {
	Shape
	Named
}

type Rect struct{ W, H float64 }
type Circle struct{ R float64 }

func (r Rect) Area() float64         { return r.W * r.H }
func (r Rect) Perimeter() float64    { return 2 * (r.W + r.H) }
func (r Rect) Name() string          { return "rect" }
func (c *Circle) Area() float64      { return math.Pi * c.R * c.R }
func (c *Circle) Perimeter() float64 { return 2 * math.Pi * c.R }

type byArea []Shape

func (b byArea) Len() int           { return len(b) }
func (b byArea) Less(i, j int) bool { return b[i].Area() < b[j].Area() }
func (b byArea) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

var _ Shape = (*Circle)(nil)
var _ NamedShape = Rect{}

func total(shapes ...Shape) (sum float64) {
	for _, s := range shapes {
		sum += s.Area()
	}
	return sum
}

func main() {
	shapes := []Shape{Rect{3, 4}, &Circle{1}, Rect{1, 1}}
	for _, s := range shapes {
		fmt.Printf("%T %.2f %.2f\n", s, s.Area(), s.Perimeter())
		if n, ok := s.(Named); ok {
			fmt.Println("named", n.Name())
		}
	}
	sort.Sort(byArea(shapes))
	for _, s := range shapes {
		fmt.Printf("%.1f ", s.Area())
	}
	fmt.Printf("total %.3f\n", total(shapes...))
	var s Shape
	fmt.Println(s == nil, total())
	s = Rect{2, 2}
	r := s.(Rect)
	r.W = 100
	fmt.Println(s, r, s == Rect{2, 2}, s == Shape(&Circle{2}))
	c := &Circle{5}
	s = c
	c.R = 6
	fmt.Println(s.(*Circle).R, s == c)
	var ns NamedShape = Rect{7, 8}
	s = ns
	fmt.Println(s.Area(), s.(NamedShape).Name())
	sort.Sort(sort.Reverse(sort.IntSlice([]int{1, 2})))
	m := map[Shape]int{Rect{1, 2}: 1, c: 2}
	m[Rect{1, 2}]++
	fmt.Println(m[Rect{1, 2}], m[c], len(m))
}
