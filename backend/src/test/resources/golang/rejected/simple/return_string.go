package main

import "fmt"

func f() int { return "x" }

func main() {
	fmt.Println(f())
}
