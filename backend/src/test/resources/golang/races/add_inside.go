// Add is called by the goroutine that is waited for.
package main

import (
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	total := 0
	go func() {
		time.Sleep(10 * time.Millisecond)
		wg.Add(1)
		defer wg.Done()
		total = 1
	}()
	wg.Wait()
	time.Sleep(30 * time.Millisecond)
	println(total)
}
