package main

import "fmt"

func main() {
	s := []string{"a"}
	i := len(s) - 2
	fmt.Println("i is", i)
	fmt.Println(s[i])
}
