package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	var counter atomic.Int64
	var old int32
	var wg sync.WaitGroup
	for range 10 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			counter.Add(1)
			atomic.AddInt32(&old, 1)
		}()
	}
	wg.Wait()
	fmt.Println(counter.Load(), old)
}
