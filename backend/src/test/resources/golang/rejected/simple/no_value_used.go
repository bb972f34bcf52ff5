package main

import "fmt"

func f() {}

func main() {
	x := f()
	fmt.Println(x)
}
