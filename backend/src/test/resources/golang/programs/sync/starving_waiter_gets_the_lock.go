// A greedy goroutine re-locks at once, yet after 1 ms of waiting the other is handed the lock.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	done := make(chan bool)
	go func() {
		for i := 0; i < 5; i++ {
			time.Sleep(time.Millisecond)
			mu.Lock()
			mu.Unlock()
		}
		close(done)
	}()
	turns := 0
	for {
		select {
		case <-done:
			fmt.Println("the polite one finished; greedy was busy:", turns > 0)
			return
		default:
			mu.Lock()
			time.Sleep(2 * time.Millisecond)
			mu.Unlock()
			turns++
		}
	}
}
