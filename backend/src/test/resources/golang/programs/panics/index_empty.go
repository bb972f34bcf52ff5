package main

import "fmt"

func main() {
	var s []int
	fmt.Println(len(s), s == nil)
	fmt.Println(s[0])
}
