// A ticker is heard beside a goroutine that computes.
package main

import (
	"time"

	"gopark/sched"
)

func main() {
	done := make(chan bool)
	go func() {
		for range 100 {
			sched.Spin(200 * time.Microsecond)
		}
		close(done)
	}()
	ticker := time.NewTicker(time.Millisecond)
	for {
		select {
		case <-ticker.C:
			sched.Spin(20 * time.Microsecond)
		case <-done:
			return
		}
	}
}
