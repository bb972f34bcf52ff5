package main

import "fmt"

func main() {
	switch x := 1 {
	case 1:
		fmt.Println("one")
	}
}
