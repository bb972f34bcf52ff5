package main

import "fmt"

func main() {
	type T int
	var v any
	{
		type T int
		v = T(1)
	}
	fmt.Println(v.(T))
}
