// A channel with a buffer lets four of a hundred tasks wait at once.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	slots := make(chan bool, 4)
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			slots <- true
			time.Sleep(500 * time.Microsecond)
			sched.Spin(20 * time.Microsecond)
			<-slots
		})
	}
	wg.Wait()
}
