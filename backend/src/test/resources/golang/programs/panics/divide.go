package main

import "fmt"

func main() {
	a, b := 10, 0
	fmt.Println("dividing")
	fmt.Println(a / b)
}
