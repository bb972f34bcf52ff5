package main

import "fmt"

func main() {
	var v any = "text"
	n := v.(int)
	fmt.Println(n)
}
