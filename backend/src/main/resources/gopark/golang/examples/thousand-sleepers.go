package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	start := time.Now()
	var wg sync.WaitGroup
	var mu sync.Mutex
	awake := 0
	for range 1000 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(100 * time.Millisecond)
			mu.Lock()
			awake++
			mu.Unlock()
		}()
	}
	wg.Wait()
	fmt.Println(awake, "woke within", time.Since(start).Round(10*time.Millisecond))
}
