package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func run(inside bool) (most int) {
	sem := make(chan struct{}, 10)
	var wg sync.WaitGroup
	for range 100 {
		wg.Add(1)
		if !inside {
			sem <- struct{}{}
		}
		go func() {
			defer wg.Done()
			if inside {
				sem <- struct{}{}
			}
			time.Sleep(time.Millisecond)
			<-sem
		}()
		most = max(most, runtime.NumGoroutine()-1)
	}
	wg.Wait()
	return
}

func main() {
	fmt.Println("acquired before go, alive at most:", run(false))
	fmt.Println("acquired inside, alive at most:", run(true))
}
