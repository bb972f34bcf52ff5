// Waiters of a mutex are woken in the order they came.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	var order []int
	mu.Lock()
	for i := range 5 {
		wg.Go(func() {
			mu.Lock()
			order = append(order, i)
			mu.Unlock()
		})
		time.Sleep(5 * time.Millisecond)
	}
	mu.Unlock()
	wg.Wait()
	fmt.Println(order)
}
