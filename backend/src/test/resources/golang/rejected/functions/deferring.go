package main

import "fmt"

func main() {
	defer fmt.Println
	go main
	defer func() {}
	go func() { fmt.Println("x") }
	defer recover
	defer len("x")
	defer append([]int{}, 1)
	go int(5)
	defer 5
	defer (fmt.Println("parens"))
}
