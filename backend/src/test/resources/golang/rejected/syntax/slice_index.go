package main

import "fmt"

func main() {
	s := []int{1, 2, 3}
	fmt.Println(s[])
	fmt.Println(s[1, 2])
	fmt.Println(s[::])
	fmt.Println(s[1::2])
	fmt.Println(s[0:1:])
}
