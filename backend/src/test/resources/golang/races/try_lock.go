package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	n := 0
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for !mu.TryLock() {
			}
			n++
			mu.Unlock()
		})
	}
	wg.Wait()
	fmt.Println(n)
}
