package main

import "fmt"

func big[T any](a, b T) T {
	if a > b {
		return a
	}
	return b
}

func main() {
	fmt.Println(big(1, 2))
}
