package main

import "fmt"

type Shape interface {
	Area() float64
	Perimeter() float64
}

type Square struct{ side float64 }

func (s Square) Area() float64 { return s.side * s.side }

type Circle struct{ r float64 }

func (c *Circle) Area() float64      { return c.r }
func (c *Circle) Perimeter() float64 { return c.r }

type Wrong struct{}

func (Wrong) Area() int          { return 1 }
func (Wrong) Perimeter() float64 { return 1 }

type Lower struct{}

func (Lower) area() float64      { return 1 }
func (Lower) Perimeter() float64 { return 1 }

func show(s Shape) { fmt.Println(s.Area()) }

func get() Shape { return Square{1} }

func main() {
	var s Shape = Square{2}
	s = Circle{1}
	s = &Circle{1}
	s = Wrong{}
	s = Lower{}
	s = 5
	s = "text"
	show(Circle{2})
	shapes := []Shape{Square{1}, Circle{1}, nil}
	m := map[string]Shape{"a": Square{1}}
	var st fmt.Stringer = s
	var e error = s
	var sq Square = s
	var p *Shape = &Square{}
	fmt.Println(shapes, m, st, e, sq, p)
}
