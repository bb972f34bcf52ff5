package main

import "fmt"

func main() {
	x := 1
	if x > 1 {
	} elif x > 0 {
		fmt.Println("elif")
	}
	if x > 1 {
	} else x > 0 {
	}
}
