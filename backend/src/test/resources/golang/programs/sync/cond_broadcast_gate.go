// Broadcast opens the gate for all; the lock of a Cond may be any Locker.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var rw sync.RWMutex
	c := sync.NewCond(rw.RLocker())
	open := false
	passed := 0
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() {
			c.L.Lock()
			for !open {
				c.Wait()
			}
			c.L.Unlock()
			mu.Lock()
			passed++
			mu.Unlock()
		})
	}
	time.Sleep(5 * time.Millisecond)
	c.Broadcast()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("passed", passed)
	rw.Lock()
	open = true
	rw.Unlock()
	c.Broadcast()
	wg.Wait()
	fmt.Println("passed", passed)
}
