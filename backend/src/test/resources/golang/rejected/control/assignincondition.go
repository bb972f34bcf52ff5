package main

import "fmt"

func main() {
	x := 1
	if x = 2 {
		fmt.Println("x is two")
	}
	for x = 3 {
	}
	switch y := x {
	case 1:
	}
}
