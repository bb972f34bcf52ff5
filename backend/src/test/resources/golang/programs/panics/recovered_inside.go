package main

import "fmt"

func main() {
	defer func() {
		defer func() { fmt.Println("inner:", recover()) }()
		panic("second")
	}()
	panic("first")
}
