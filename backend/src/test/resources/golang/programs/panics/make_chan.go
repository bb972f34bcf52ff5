package main

import "fmt"

func main() {
	n := -5
	c := make(chan int, n)
	fmt.Println(cap(c))
}
