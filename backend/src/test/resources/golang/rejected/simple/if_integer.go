package main

import "fmt"

func main() {
	x := 1
	if x {
		fmt.Println("yes")
	}
}
