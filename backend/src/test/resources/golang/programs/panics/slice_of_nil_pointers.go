package main

import "fmt"

type point struct{ x, y int }

func main() {
	list := make([]*point, 2)
	list[0] = &point{1, 2}
	for i, p := range list {
		fmt.Println(i, p.x, p.y)
	}
}
