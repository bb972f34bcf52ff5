package main

import "fmt"

func main() {
	fmt.println("hi")
}
