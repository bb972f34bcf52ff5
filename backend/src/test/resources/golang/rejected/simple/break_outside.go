package main

import "fmt"

func main() {
	fmt.Println("x")
	break
}
