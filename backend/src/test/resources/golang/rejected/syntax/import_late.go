package main

func f() {}

import "fmt"

func main() {
	fmt.Println("hi")
}
