package main

import "fmt"

type point struct{ x, y int }

func main() {
	m := map[string]point{"a": {1, 2}}
	m["a"].x = 5
	fmt.Println(m)
}
