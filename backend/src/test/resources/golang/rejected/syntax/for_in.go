package main

import "fmt"

func main() {
	s := []int{1, 2}
	for v in s {
		fmt.Println(v)
	}
}
