// Six loops without calls share the processors by preemption.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() { sched.Loop(30 * time.Millisecond) })
	}
	wg.Wait()
}
