package main

import "fmt"

func main() {
	x := 5
	y := x > 3 ? "big" : "small"
	fmt.Println(y)
}
