// The stacks of both sides have several calls.
package main

import "time"

type tree struct {
	left, right *tree
	value       int
}

func (t *tree) set(depth, value int) {
	if depth == 0 {
		t.value = value
		return
	}
	t.left.set(depth-1, value)
}

func (t *tree) get(depth int) int {
	if depth == 0 {
		return t.value
	}
	return t.left.get(depth - 1)
}

func main() {
	leaf := &tree{}
	root := &tree{left: &tree{left: leaf}}
	go root.set(2, 1)
	time.Sleep(10 * time.Millisecond)
	println(root.get(2))
}
