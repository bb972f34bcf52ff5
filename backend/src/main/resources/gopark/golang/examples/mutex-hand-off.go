package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	done := make(chan bool)
	greedy := 0
	go func() {
		for {
			select {
			case <-done:
				return
			default:
				mu.Lock()
				time.Sleep(300 * time.Microsecond)
				greedy++
				mu.Unlock()
			}
		}
	}()
	for i := range 5 {
		time.Sleep(100 * time.Microsecond)
		mu.Lock()
		fmt.Println("polite", i, "while greedy had", greedy)
		mu.Unlock()
	}
	close(done)
}
