// The queue of a P holds 256 and its runnext one: the 258th start sends half
// of the queue to the global queue. The sum is the same in any order.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	first, last, sum := -1, -1, 0
	for i := 0; i < 300; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if first < 0 {
				first = i
			}
			last = i
			sum += i
		}()
	}
	wg.Wait()
	fmt.Println("first", first, "sum", sum, "someone was last", last >= 0)
}
