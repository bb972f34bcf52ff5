package main

import "fmt"

type T struct{}

func main() {
	x := int
	y := T
	fmt.Println(string, T)
	var z = []int
	f := fmt
	fmt.Println(f, x, y, z)
	T.foo()
	var v x
	g := fmt.Println
	var h g
	if int {
	}
	_ = map[string]int
}
