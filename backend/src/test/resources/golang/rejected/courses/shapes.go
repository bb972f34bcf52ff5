package main

import "fmt"

type Shape interface {
	Area() float64
}

type Square struct{ side float64 }

func (s *Square) Area() float64 { return s.side * s.side }

type Circle struct{ radius float64 }

func (c Circle) area() float64 { return 3.14 * c.radius * c.radius }

func main() {
	shapes := []Shape{Square{2}, Circle{1}}
	for i, s := range shapes {
		fmt.Println(s.Area(), s.side)
	}
}
