package main

import "fmt"

type node struct {
	name string
	next *node
}

func length(n *node) int {
	var room [100]int // makes each frame larger
	if n == nil {
		return room[0]
	}
	room[0] = 1
	return room[0] + length(n.next)
}

func main() {
	a := &node{name: "a"}
	a.next = &node{"b", nil}
	fmt.Println("length", length(a))
	a.next.next = a // a ring has no end
	fmt.Println("length", length(a))
}
