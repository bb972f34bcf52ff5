package main

import "fmt"

count := 0
var total int

func main() {
	fmt.Println(count, total)
}
