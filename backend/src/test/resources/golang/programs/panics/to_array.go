package main

import "fmt"

func main() {
	s := []int{1, 2}
	fmt.Println([2]int(s))
	fmt.Println([3]int(s))
}
