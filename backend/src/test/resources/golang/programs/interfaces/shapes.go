package main

import (
	"errors"
	"fmt"
	"math"
	"strings"
)

type Shape interface {
	Area() float64
	fmt.Stringer
}

type Scaler interface{ Scale(float64) }

type Circle struct{ R float64 }
type Rect struct{ W, H float64 }
type Square struct{ Rect }
type Group []Shape

func (c Circle) Area() float64    { return math.Pi * c.R * c.R }
func (c Circle) String() string   { return fmt.Sprintf("Circle(%g)", c.R) }
func (c *Circle) Scale(f float64) { c.R *= f }
func (r Rect) Area() float64      { return r.W * r.H }
func (r Rect) String() string     { return fmt.Sprintf("Rect(%gx%g)", r.W, r.H) }
func (r *Rect) Scale(f float64)   { r.W *= f; r.H *= f }
func (s Square) String() string   { return fmt.Sprintf("Square(%g)", s.W) }

func NewSquare(s float64) *Square { return &Square{Rect{s, s}} }

func (g Group) Area() (a float64) {
	for _, s := range g {
		a += s.Area()
	}
	return
}

func (g Group) String() string {
	parts := make([]string, len(g))
	for i, s := range g {
		parts[i] = s.String()
	}
	return "[" + strings.Join(parts, " ") + "]"
}

func (g Group) Scale(f float64) {
	for _, s := range g {
		if sc, ok := s.(Scaler); ok {
			sc.Scale(f)
		}
	}
}

func largest(shapes ...Shape) (big Shape, err error) {
	if len(shapes) == 0 {
		return nil, errors.New("no shapes")
	}
	for _, s := range shapes {
		if big == nil || s.Area() > big.Area() {
			big = s
		}
	}
	return
}

func describe(s Shape) string {
	switch v := s.(type) {
	case nil:
		return "nothing"
	case *Circle:
		return fmt.Sprint("pointer to circle of radius ", v.R)
	case Circle:
		return fmt.Sprint("circle of radius ", v.R)
	case interface{ Scale(float64) }:
		return fmt.Sprintf("scalable %T", v)
	default:
		return fmt.Sprintf("a %T", v)
	}
}

func main() {
	g := Group{Circle{1}, &Circle{1}, Rect{2, 3}, &Rect{2, 3}, NewSquare(2), Square{Rect{3, 3}}, Group{}}
	fmt.Println(g)
	fmt.Printf("%.3f\n", g.Area())
	g.Scale(2)
	fmt.Printf("%v %.3f\n", g, g.Area())
	for _, s := range append(g, nil) {
		fmt.Println(describe(s))
	}
	big, err := largest(g[:6]...)
	fmt.Println(big, err)
	fmt.Println(largest())
	var s Shape = Rect{1, 2}
	fmt.Println(s == Rect{1, 2}, s == Shape(Rect{2, 1}), g[0] == Circle{1})
	byName := map[string]Shape{"unit": Circle{1}, "box": NewSquare(1)}
	fmt.Println(byName)
	var m fmt.Stringer = s
	fmt.Println(m.(Shape).Area())
}
