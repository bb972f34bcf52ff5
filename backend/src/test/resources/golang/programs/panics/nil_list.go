package main

import "fmt"

type node struct {
	value int
	next  *node
}

func main() {
	list := &node{1, &node{2, nil}}
	for n := list; ; n = n.next {
		fmt.Println(n.value)
	}
}
