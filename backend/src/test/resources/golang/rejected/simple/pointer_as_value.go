package main

import "fmt"

func main() {
	x := 1
	p := &x
	var y int = p
	fmt.Println(y)
}
