package main

import "fmt"

type node struct {
	value int
	next  node
}

func main() {
	fmt.Println(node{})
}
