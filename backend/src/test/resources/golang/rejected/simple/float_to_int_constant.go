package main

import "fmt"

func main() {
	var n int = 2.5
	fmt.Println(n)
}
