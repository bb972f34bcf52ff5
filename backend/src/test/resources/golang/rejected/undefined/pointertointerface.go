package main

import "fmt"

type Shape interface{ Area() float64 }

func show(s *Shape) { fmt.Println(s.Area()) }

func main() {
	var s Shape
	show(&s)
	fmt.Println(s.Perimeter())
	p := &s
	pp := &p
	pp.Area()
}
