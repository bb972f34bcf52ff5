// Four goroutines make garbage, so that collections run beside them.
package main

import "sync"

type node struct {
	left, right *node
	value       [6]int
}

func tree(depth int) *node {
	if depth == 0 {
		return &node{}
	}
	return &node{left: tree(depth - 1), right: tree(depth - 1)}
}

func main() {
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 20 {
				tree(11)
			}
		})
	}
	wg.Wait()
}
