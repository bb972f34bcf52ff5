package main

import "fmt"

func main() {
	let x = 5
	const y
	var z
	fmt.Println(x, y, z)
}
