// Each has a lock, but not the same.
package main

import (
	"sync"
	"time"
)

func main() {
	var first, second sync.Mutex
	total := 0
	go func() {
		first.Lock()
		total++
		first.Unlock()
	}()
	time.Sleep(10 * time.Millisecond)
	second.Lock()
	println(total)
	second.Unlock()
}
