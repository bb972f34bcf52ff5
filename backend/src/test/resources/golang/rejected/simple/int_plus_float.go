package main

import "fmt"

func main() {
	a, b := 1, 2.5
	fmt.Println(a * b)
}
