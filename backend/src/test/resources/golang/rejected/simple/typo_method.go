package main

import "fmt"

func main() {
	fmt.Printn("hi")
}
