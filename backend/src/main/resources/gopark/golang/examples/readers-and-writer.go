package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var rw sync.RWMutex
	var wg sync.WaitGroup
	start := func(name string, lock, unlock func(), hold time.Duration) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			lock()
			fmt.Println(name, "in")
			time.Sleep(hold)
			fmt.Println(name, "out")
			unlock()
		}()
		time.Sleep(5 * time.Millisecond)
	}
	start("reader 1", rw.RLock, rw.RUnlock, 50*time.Millisecond)
	start("reader 2", rw.RLock, rw.RUnlock, 30*time.Millisecond)
	start("writer", rw.Lock, rw.Unlock, 20*time.Millisecond)
	start("reader 3", rw.RLock, rw.RUnlock, 10*time.Millisecond)
	wg.Wait()
}
