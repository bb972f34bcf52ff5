package main

import "fmt"

func main() {
	defer
	go
	fmt.Println("x")
	return
	return 1,
}
