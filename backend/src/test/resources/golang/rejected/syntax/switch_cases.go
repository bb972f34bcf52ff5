package main

import "fmt"

func main() {
	x := 1
	switch x {
	fmt.Println("before")
	case 1
		fmt.Println("one")
	case 2:
		fmt.Println("two")
	}
}
