// Idea: the newest goroutine sits in the one-place slot and overtakes the queue.
package main

import (
	"fmt"
	"sync"
)

func main() {
	for _, n := range []int{1, 2, 5} {
		var wg sync.WaitGroup
		var order []string
		for i := range n {
			wg.Go(func() { order = append(order, string(rune('A'+i))) })
		}
		wg.Wait()
		fmt.Println(order)
	}
}
