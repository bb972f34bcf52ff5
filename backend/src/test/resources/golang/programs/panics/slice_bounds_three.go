package main

import "fmt"

func main() {
	s := make([]int, 3, 5)
	m := 6
	fmt.Println(cap(s[0:2:4]))
	fmt.Println(s[0:2:m])
}
