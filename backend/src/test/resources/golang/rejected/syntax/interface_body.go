package main

type Shape interface {
	func Area() float64
	Name string
	x int
}

func main() {}
