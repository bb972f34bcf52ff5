// Two readers of a RWMutex who write.
package main

import (
	"sync"
	"time"
)

func main() {
	var mu sync.RWMutex
	hits := 0
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			mu.RLock()
			hits++
			mu.RUnlock()
		}()
	}
	wg.Wait()
	println(hits > 0)
}
