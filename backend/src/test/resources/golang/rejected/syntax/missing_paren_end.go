package main

import "fmt"

func main() {
	x := (1 + 2
	y := x)
	fmt.Println(x, y))
}
