package main

import "fmt"

func f(a int...) {}

func g(...int a) {}

func main() {
	s := []int{1}
	f(s ...)
	f(...s)
	fmt.Println(..)
	t := [..]int{1}
}
