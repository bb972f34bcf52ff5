package main

import (
	"fmt"
	"math"
	"math/rand"
)

func main() {
	fmt := "shadowed"
	fmt.Println("x")
	x := math
	math.Pi = 3
	math.sqrt(2)
	var y math.Foo
	rand.Intn("x")
	for i := range math.MaxInt8 {
		math.Sqrt(i)
	}
}
