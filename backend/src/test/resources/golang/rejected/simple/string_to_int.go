package main

import "fmt"

func main() {
	var n int = "5"
	fmt.Println(n)
}
