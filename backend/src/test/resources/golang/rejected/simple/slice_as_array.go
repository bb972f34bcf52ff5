package main

import "fmt"

func main() {
	s := []int{1}
	var a [1]int = s
	fmt.Println(a)
}
