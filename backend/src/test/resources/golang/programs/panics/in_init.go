package main

import "fmt"

var table = build()

func build() []int {
	fmt.Println("building")
	return make([]int, 3)
}

func init() {
	fmt.Println("init", table[len(table)])
}

func main() {
	fmt.Println("main is never reached")
}
