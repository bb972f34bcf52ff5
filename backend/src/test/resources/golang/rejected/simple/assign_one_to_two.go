package main

import "fmt"

func f() int { return 1 }

func main() {
	a, b := f()
	fmt.Println(a, b)
}
