package main

import "fmt"

func main() {
	a, b := 1, 2
	a = b = 3
	fmt.Println(a = 5)
	x := y := 1
	a + b = c
	if (a := 1) == 1 {
	}
}
