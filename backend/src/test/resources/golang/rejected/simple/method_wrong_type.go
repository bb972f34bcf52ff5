package main

import "fmt"

type shape interface{ Area() float64 }

type square struct{ side float64 }

func (s square) Area() int { return 1 }

func main() {
	var s shape = square{2}
	fmt.Println(s)
}
