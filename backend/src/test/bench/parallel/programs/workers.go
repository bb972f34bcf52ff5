// Four workers take jobs from a channel.
package main

import (
	"sync"
	"time"

	"gopark/sched"
)

func main() {
	jobs := make(chan int)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range jobs {
				sched.Spin(20 * time.Microsecond)
			}
		})
	}
	for i := range 500 {
		jobs <- i
	}
	close(jobs)
	wg.Wait()
}
