package main

import "fmt"

func as[T any](v any) T { return v.(T) }

func main() {
	fmt.Println(as[int](5), as[string]("x"))
	fmt.Println(as[string](5))
}
