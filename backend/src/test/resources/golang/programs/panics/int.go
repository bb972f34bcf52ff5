package main

import "fmt"

func main() {
	n := 10
	fmt.Println("code", n)
	panic(n * 2)
}
