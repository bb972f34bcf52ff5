package main

import "fmt"

var a = 1
var a = 2

const b = 3

func b() {}

type c int
type c string

func f() {}
func f() {}

func main() {
	x := 1
	var x int
	const y = 1
	var y = 2
	type z int
	type z string
	fmt.Println(x, y)
}

func main() {}
