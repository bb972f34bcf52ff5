// Ten thousand goroutines stand in one channel, then all are let go at once.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	const n = 10_000
	gate := make(chan struct{})
	var wg, ready sync.WaitGroup
	count := 0
	for range n {
		wg.Add(1)
		ready.Add(1)
		go func() {
			defer wg.Done()
			ready.Done()
			<-gate
			count++
		}()
	}
	ready.Wait()
	fmt.Println("alive:", runtime.NumGoroutine())
	close(gate)
	wg.Wait()
	fmt.Println("counted:", count)
}
