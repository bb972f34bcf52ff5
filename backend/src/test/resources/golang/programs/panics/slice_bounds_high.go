package main

import "fmt"

func main() {
	s := make([]int, 2, 4)
	n := 5
	fmt.Println(s[:4])
	fmt.Println(s[:n])
}
