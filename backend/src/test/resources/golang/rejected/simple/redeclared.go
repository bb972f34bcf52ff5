package main

import "fmt"

func main() {
	x := 1
	var x string
	fmt.Println(x)
}
