package main

import "fmt"

type stack[T any] struct{ items []T }

func main() {
	var s stack
	fmt.Println(s)
}
