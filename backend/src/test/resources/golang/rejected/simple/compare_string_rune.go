package main

import "fmt"

func main() {
	s := "abc"
	if s[0] == "a" {
		fmt.Println("a")
	}
}
