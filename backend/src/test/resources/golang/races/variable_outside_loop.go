// The variable is the same in all rounds.
package main

import (
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	var i int
	for i = 0; i < 2; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(5 * time.Millisecond)
			println(i >= 0)
		}()
	}
	wg.Wait()
}
