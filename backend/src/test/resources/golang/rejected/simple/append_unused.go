package main

import "fmt"

func main() {
	s := []int{1}
	append(s, 2)
	fmt.Println(s)
}
