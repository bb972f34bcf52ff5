package main

import "fmt"

type P struct{ X, Y int }

func main() {
	p := P{
		X: 1,
		Y: 2
	}
	fmt.Println(p)
}
