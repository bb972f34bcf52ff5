package main

import "fmt"

var a = b
var b = a

func main() {
	fmt.Println(a)
}
