package main

import "fmt"

func main() {
	for i := 0; i < 3 {
		fmt.Println(i)
	}
	for i := 0, i < 3, i++ {
	}
	for var i = 0; i < 3; i++ {
	}
}
