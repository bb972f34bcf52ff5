// A worker that shows it is alive, and a watcher that notices when it is not.
package main

import (
	"fmt"
	"time"
)

func worker(done <-chan struct{}, beats int) (<-chan struct{}, <-chan int) {
	heart := make(chan struct{}, 1)
	results := make(chan int)
	go func() {
		pulse := time.NewTicker(20 * time.Millisecond)
		defer pulse.Stop()
		for i := range beats {
			select {
			case <-done:
				return
			case <-pulse.C:
				select {
				case heart <- struct{}{}:
				default:
				}
				if i == 1 {
					results <- 42
				}
			}
		}
		<-done
	}()
	return heart, results
}

func main() {
	done := make(chan struct{})
	heart, results := worker(done, 3)
	for {
		select {
		case <-heart:
			fmt.Println("beat")
		case r := <-results:
			fmt.Println("result", r)
		case <-time.After(100 * time.Millisecond):
			fmt.Println("the worker is silent")
			close(done)
			return
		}
	}
}
