// Idea: the buffer of a channel is the number that may be at work; main waits for a place.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func run(limit int, acquireInside bool) (most int) {
	sem := make(chan struct{}, limit)
	var wg sync.WaitGroup
	for range 100 {
		if !acquireInside {
			sem <- struct{}{}
		}
		wg.Add(1)
		go func() {
			defer wg.Done()
			if acquireInside {
				sem <- struct{}{}
			}
			defer func() { <-sem }()
			time.Sleep(time.Millisecond)
		}()
		most = max(most, runtime.NumGoroutine()-1)
	}
	wg.Wait()
	return
}

func main() {
	fmt.Println("acquired before go, alive at most 10:", run(10, false) <= 10)
	fmt.Println("acquired inside, alive:", run(10, true))
}
