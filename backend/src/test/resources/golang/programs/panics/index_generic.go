package main

import "fmt"

func at[T any](s []T, i int) T { return s[i] }

func main() {
	fmt.Println(at([]string{"a"}, 0))
	fmt.Println(at([]string{"a"}, 1))
}
