package main

import "fmt"

func main() {
	var v any = 5
	fmt.Println(v + 1)
}
