package main

import "fmt"

func main() {
	fmt.Println("before")
	defer fmt.Println("deferred runs")
	panic("boom")
}
