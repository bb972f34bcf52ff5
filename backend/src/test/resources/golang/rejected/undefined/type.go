package main

import "fmt"

func f(p Point) Missing { return p }

type Line struct{ from, to Point }

func main() {
	var x Integer = 3
	y := []Thing{}
	fmt.Println(x, y, f, Line{}, map[string]Other{})
}
