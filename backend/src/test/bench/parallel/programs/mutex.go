// Four goroutines want one mutex, which each holds for a while.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 100 {
				mu.Lock()
				sched.Spin(20 * time.Microsecond)
				mu.Unlock()
				sched.Spin(20 * time.Microsecond)
			}
		})
	}
	wg.Wait()
}
