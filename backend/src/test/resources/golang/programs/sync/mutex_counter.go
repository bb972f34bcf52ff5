// A counter with and without a lock around a Gosched: lost updates are seen.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var mu sync.Mutex
	safe, unsafe := 0, 0
	for range 50 {
		wg.Go(func() {
			mu.Lock()
			v := safe
			runtime.Gosched()
			safe = v + 1
			mu.Unlock()
		})
	}
	wg.Wait()
	for range 50 {
		wg.Go(func() {
			v := unsafe
			runtime.Gosched()
			unsafe = v + 1
		})
	}
	wg.Wait()
	fmt.Println(safe, unsafe < 50)
}
