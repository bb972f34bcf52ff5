package main

import "fmt"

func main() {
	x := 1
	y := x > 0 ? 1 : 2
	fmt.Println(y)
}
