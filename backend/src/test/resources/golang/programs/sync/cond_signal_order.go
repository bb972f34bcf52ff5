// Signal wakes the longest waiter.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	var order []int
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Go(func() {
			mu.Lock()
			cond.Wait()
			order = append(order, i)
			mu.Unlock()
		})
		time.Sleep(5 * time.Millisecond)
	}
	cond.Signal()
	time.Sleep(5 * time.Millisecond)
	fmt.Println(order)
	cond.Signal()
	cond.Signal()
	time.Sleep(5 * time.Millisecond)
	fmt.Println(len(order))
	cond.Broadcast()
	wg.Wait()
	fmt.Println(len(order), order[0])
	cond.Signal()
	cond.Broadcast()
	fmt.Println("nobody waits")
}
