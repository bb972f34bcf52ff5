package main

import "fmt"

type T struct{}

func main() {
	var e error
	fmt.Println(e.(T))
}
