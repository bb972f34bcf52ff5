package main

import "fmt"

func inner() { fmt.Println("inner:", recover()) }

func helper() { fmt.Println("helper:", helper2()) }

func helper2() any { return recover() }

func main() {
	defer helper()
	defer func() { inner() }()
	panic("stays")
}
