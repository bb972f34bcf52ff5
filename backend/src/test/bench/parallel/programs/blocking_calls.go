// Four goroutines make system calls that block, beside two that compute.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 10 {
				sched.Syscall(time.Millisecond)
				sched.Spin(50 * time.Microsecond)
			}
		})
	}
	for range 2 {
		wg.Go(func() { sched.Spin(15 * time.Millisecond) })
	}
	wg.Wait()
}
