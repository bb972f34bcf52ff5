package main

import "fmt"

func main() {
	n := 3
	s := make([]int, 5, n)
	fmt.Println(len(s))
}
