package main

import "fmt"

func main() {
	var a int64 = 5
	b := 3
	fmt.Println(a + b)
}
