package main

import (
	. "fmt"
	. "strings"
)

func main() {
	Println(ToTItle, Foo, repeat)
	Printline("x")
}
