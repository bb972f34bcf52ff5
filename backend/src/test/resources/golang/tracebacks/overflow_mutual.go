// Two functions that call each other until the stack is full.
package main

import (
	"fmt"
	"runtime/debug"
)

type list struct {
	next  *list
	value int
}

func odd(l *list, depth int) int {
	if l == nil {
		return 0
	}
	return even(l.next, depth+1) + l.value
}

func even(l *list, depth int) int {
	if l == nil {
		return 1
	}
	sum := odd(l.next, depth+1)
	return sum*depth + l.value
}

func main() {
	debug.SetMaxStack(1 << 16)
	ring := &list{value: 1}
	ring.next = &list{ring, 2}
	fmt.Println(odd(ring, 0))
}
