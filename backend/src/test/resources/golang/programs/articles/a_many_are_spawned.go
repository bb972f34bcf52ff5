// Idea: a start kicks the former runnext into the ring of 256; the overflow goes to the global queue by halves.
package main

import (
	"fmt"
	"sync"
	"time"
)

func spawn(n int) (first int, inOrder bool) {
	var wg sync.WaitGroup
	var order []int
	for i := range n {
		wg.Go(func() { order = append(order, i) })
	}
	wg.Wait()
	inOrder = true
	for i := 2; i < n; i++ {
		inOrder = inOrder && order[i-1] < order[i]
	}
	return order[0], inOrder
}

func main() {
	time.Sleep(5 * time.Millisecond)
	for _, n := range []int{3, 257, 300} {
		first, inOrder := spawn(n)
		fmt.Println(n, "started, the first to run was", first, "the others in order:", inOrder)
	}
}
