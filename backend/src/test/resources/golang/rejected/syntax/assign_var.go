package main

import "fmt"

func main() {
	var x int := 5
	const c := 3
	fmt.Println(x, c)
}
