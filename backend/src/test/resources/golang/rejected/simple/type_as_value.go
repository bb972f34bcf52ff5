package main

import "fmt"

func main() {
	x := int
	fmt.Println(x)
}
