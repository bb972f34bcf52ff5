// Readers work side by side, writers alone.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

func main() {
	var rw sync.RWMutex
	var reading, mostReading atomic.Int32
	var writing atomic.Int32
	var conflict atomic.Bool
	data := 0
	var wg sync.WaitGroup
	for range 5 {
		wg.Go(func() {
			for range 3 {
				rw.RLock()
				n := reading.Add(1)
				if n > mostReading.Load() {
					mostReading.Store(n)
				}
				if writing.Load() > 0 {
					conflict.Store(true)
				}
				time.Sleep(2 * time.Millisecond)
				reading.Add(-1)
				rw.RUnlock()
			}
		})
	}
	for range 2 {
		wg.Go(func() {
			for range 3 {
				rw.Lock()
				if writing.Add(1) > 1 || reading.Load() > 0 {
					conflict.Store(true)
				}
				data++
				time.Sleep(time.Millisecond)
				writing.Add(-1)
				rw.Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Println("data", data, "conflict", conflict.Load(), "readers side by side", mostReading.Load() > 1)
}
