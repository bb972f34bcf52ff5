// Four goroutines compute a little and yield.
package main

import (
	"runtime"
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 500 {
				sched.Spin(5 * time.Microsecond)
				runtime.Gosched()
			}
		})
	}
	wg.Wait()
}
