package main

import "fmt"

func main() {
	type := 5
	var func = 3
	range := []int{1}
	fmt.Println(type, func, range)
}
