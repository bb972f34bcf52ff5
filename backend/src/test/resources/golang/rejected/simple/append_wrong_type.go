package main

import "fmt"

func main() {
	s := []int{1}
	s = append(s, "two")
	fmt.Println(s)
}
