// A goroutine's stack overflows while main waits for it.
package main

import (
	"fmt"
	"runtime/debug"
)

type tree struct {
	left, right *tree
	value       int
}

func (t *tree) sum() int {
	if t == nil {
		return 0
	}
	left := t.left.sum()
	right := t.right.sum()
	return left + right + t.value
}

func main() {
	debug.SetMaxStack(1 << 15)
	top := &tree{value: 1}
	top.left = &tree{right: top}
	results := make(chan int)
	go func() {
		results <- top.sum()
	}()
	fmt.Println(<-results)
}
