// order: any
// On four processors the lock is taken in any order, but by one at a time.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func main() {
	runtime.GOMAXPROCS(4)
	var mu sync.Mutex
	var wg sync.WaitGroup
	inside := 0
	for i := range 8 {
		wg.Go(func() {
			mu.Lock()
			defer mu.Unlock()
			inside++
			time.Sleep(time.Millisecond)
			fmt.Println("holder", i, "alone:", inside == 1)
			inside--
		})
	}
	wg.Wait()
}
