package main

import "fmt"

func main() {
	if {
		fmt.Println("x")
	}
	if x := 1; {
		fmt.Println(x)
	}
	if x := 1 {
	}
	if fmt.Println("x"); {
	}
}
