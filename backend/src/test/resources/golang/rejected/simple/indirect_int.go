package main

import "fmt"

func main() {
	n := 5
	fmt.Println(*n)
}
