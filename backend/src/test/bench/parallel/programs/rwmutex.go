// Six readers and a writer of one lock.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var rw sync.RWMutex
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() {
			for range 100 {
				rw.RLock()
				sched.Spin(10 * time.Microsecond)
				rw.RUnlock()
			}
		})
	}
	wg.Go(func() {
		for range 20 {
			rw.Lock()
			sched.Spin(50 * time.Microsecond)
			rw.Unlock()
			sched.Spin(100 * time.Microsecond)
		}
	})
	wg.Wait()
}
