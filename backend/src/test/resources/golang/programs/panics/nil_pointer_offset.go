package main

import "fmt"

type big struct{ x, y, z int }

func main() {
	var p *big
	fmt.Println("reading the last field")
	fmt.Println(p.z)
}
