package main

import "fmt"

func Map<T>(s []T) []T { return s }

type Box<T> struct { v T }

func main() {
	fmt.Println(Map<int>(nil))
}
