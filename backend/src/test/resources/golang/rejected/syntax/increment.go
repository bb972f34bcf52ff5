package main

import "fmt"

func main() {
	i := 0
	++i
	x := i++
	fmt.Println(i++)
	y := 1 + i--
}
