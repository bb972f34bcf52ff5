package main

import "fmt"

func main() {
	n := -3
	fmt.Println(1 << (n + 5))
	fmt.Println(1 << n)
}
