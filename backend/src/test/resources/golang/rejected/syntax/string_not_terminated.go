package main

import "fmt"

func main() {
	fmt.Println("hello)
	fmt.Println("world")
}
