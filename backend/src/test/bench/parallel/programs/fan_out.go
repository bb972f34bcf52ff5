// A hundred goroutines, each with a little to compute.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() { sched.Spin(50 * time.Microsecond) })
	}
	wg.Wait()
}
