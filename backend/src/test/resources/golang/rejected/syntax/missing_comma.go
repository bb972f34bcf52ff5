package main

import "fmt"

func main() {
	s := []int{
		1,
		2
	}
	fmt.Println(s "x")
	m := map[string]int{"a": 1 "b": 2}
}
