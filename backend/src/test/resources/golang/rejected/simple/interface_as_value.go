package main

import "fmt"

func main() {
	var v any = 5
	var n int = v
	fmt.Println(n)
}
