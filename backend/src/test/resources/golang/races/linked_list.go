package main

import "time"

type node struct {
	value int
	next  *node
}

var head *node

func push(v int) {
	head = &node{value: v, next: head}
}

func main() {
	push(1)
	go func() {
		push(2)
	}()
	time.Sleep(10 * time.Millisecond)
	for n := head; n != nil; n = n.next {
		println(n.value)
	}
}
