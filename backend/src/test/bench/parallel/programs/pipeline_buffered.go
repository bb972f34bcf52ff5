// Items pass through three stages that compute, by channels with a buffer.
package main

import (
	"time"

	"gopark/sched"
)

func stage(in <-chan int) <-chan int {
	out := make(chan int, 32)
	go func() {
		for v := range in {
			sched.Spin(10 * time.Microsecond)
			out <- v
		}
		close(out)
	}()
	return out
}

func main() {
	source := make(chan int, 32)
	last := stage(stage(stage(source)))
	go func() {
		for i := range 500 {
			source <- i
		}
		close(source)
	}()
	for range last {
	}
}
