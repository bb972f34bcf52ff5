package main

import "fmt"

type name string

func (n name) String() string { return "name " + string(n) }

func main() {
	var s fmt.Stringer = name("x")
	fmt.Println(s)
	fmt.Println(s.(error))
}
