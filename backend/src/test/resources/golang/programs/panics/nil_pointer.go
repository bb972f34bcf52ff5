package main

import "fmt"

type point struct{ x, y int }

func main() {
	var p *point
	fmt.Println(p == nil)
	fmt.Println(p.x)
}
