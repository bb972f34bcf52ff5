package main

import "fmt"

func main() {
	const limit = 10
	limit = 20
	fmt.Println(limit)
}
