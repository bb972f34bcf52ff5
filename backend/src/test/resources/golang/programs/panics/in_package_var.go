package main

import "fmt"

var n = parse("x")

func parse(s string) int {
	fmt.Println("parse", s)
	panic("cannot parse " + s)
}

func main() {
	fmt.Println("never")
}
