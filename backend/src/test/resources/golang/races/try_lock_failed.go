// Without the lock it writes all the same.
package main

import (
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	n := 0
	go func() {
		mu.Lock()
		n++
		time.Sleep(100 * time.Millisecond)
		mu.Unlock()
	}()
	time.Sleep(30 * time.Millisecond)
	if !mu.TryLock() {
		n = 5
	}
}
