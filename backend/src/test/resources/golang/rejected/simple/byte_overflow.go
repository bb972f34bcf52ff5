package main

import "fmt"

func main() {
	var b byte = 256
	fmt.Println(b)
}
