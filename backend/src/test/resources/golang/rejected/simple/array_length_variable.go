package main

import "fmt"

func main() {
	n := 3
	var a [n]int
	fmt.Println(a)
}
