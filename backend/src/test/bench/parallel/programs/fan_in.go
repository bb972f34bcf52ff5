// Two producers are heard by a select, with a limit of time.
package main

import (
	"time"

	"gopark/sched"
)

func producer(pause time.Duration) <-chan int {
	out := make(chan int)
	go func() {
		for i := range 100 {
			sched.Spin(pause)
			out <- i
		}
		close(out)
	}()
	return out
}

func main() {
	a, b := producer(50*time.Microsecond), producer(70*time.Microsecond)
	timeout := time.After(time.Second)
	for a != nil || b != nil {
		select {
		case _, ok := <-a:
			if !ok {
				a = nil
			}
		case _, ok := <-b:
			if !ok {
				b = nil
			}
		case <-timeout:
			return
		}
	}
}
