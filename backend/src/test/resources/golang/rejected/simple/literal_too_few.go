package main

import "fmt"

type point struct{ x, y int }

func main() {
	fmt.Println(point{1})
}
