package main

import "fmt"

func main() {
	n := -1
	fmt.Println("make")
	s := make([]int, n)
	fmt.Println(len(s))
}
