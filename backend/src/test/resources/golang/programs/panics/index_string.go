package main

import "fmt"

func main() {
	s := "abc"
	n := 5
	fmt.Println(s[1])
	fmt.Println(s[n])
}
