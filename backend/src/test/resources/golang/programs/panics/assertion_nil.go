package main

import "fmt"

func main() {
	var v any
	fmt.Println(v)
	fmt.Println(v.(string))
}
