package main

import "fmt"

func main() {
	n := 5
	var m n
	fmt.Println(m)
}
