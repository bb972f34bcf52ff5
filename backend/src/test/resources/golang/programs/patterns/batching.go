// Items are gathered into batches by size or by time.
package main

import (
	"fmt"
	"time"
)

func batches(in <-chan int, size int, wait time.Duration) <-chan []int {
	out := make(chan []int)
	go func() {
		defer close(out)
		var batch []int
		timer := time.NewTimer(wait)
		defer timer.Stop()
		flush := func() {
			if len(batch) > 0 {
				out <- batch
				batch = nil
			}
			timer.Reset(wait)
		}
		for {
			select {
			case v, ok := <-in:
				if !ok {
					flush()
					return
				}
				batch = append(batch, v)
				if len(batch) == size {
					flush()
				}
			case <-timer.C:
				flush()
			}
		}
	}()
	return out
}

func main() {
	in := make(chan int)
	go func() {
		defer close(in)
		for i := range 7 {
			in <- i
		}
		time.Sleep(60 * time.Millisecond)
		in <- 100
		in <- 101
	}()
	for b := range batches(in, 3, 30*time.Millisecond) {
		fmt.Println(b)
	}
}
