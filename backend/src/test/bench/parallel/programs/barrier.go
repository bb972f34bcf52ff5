// Four goroutines compute in rounds and wait for each other by a condition variable.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	arrived, round := 0, 0
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 50 {
				sched.Spin(50 * time.Microsecond)
				mu.Lock()
				arrived++
				if arrived == 4 {
					arrived = 0
					round++
					cond.Broadcast()
				} else {
					for mine := round; mine == round; {
						cond.Wait()
					}
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
}
