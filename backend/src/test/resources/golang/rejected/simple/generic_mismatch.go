package main

import "fmt"

func max2[T int | string](a, b T) T { return a }

func main() {
	fmt.Println(max2(1, "a"))
}
