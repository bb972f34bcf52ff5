package main

import "fmt"

func main() {
	var s string
	if s == nil {
		fmt.Println("empty")
	}
}
