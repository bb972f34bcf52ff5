// A greedy worker holds the lock long, a polite one holds it often but short.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	const run = 100 * time.Millisecond
	greedy, polite := 0, 0
	wg.Go(func() {
		for begin := time.Now(); time.Since(begin) < run; {
			mu.Lock()
			time.Sleep(6 * time.Millisecond)
			mu.Unlock()
			greedy++
		}
	})
	wg.Go(func() {
		for begin := time.Now(); time.Since(begin) < run; {
			for range 3 {
				mu.Lock()
				time.Sleep(2 * time.Millisecond)
				mu.Unlock()
			}
			polite++
		}
	})
	wg.Wait()
	fmt.Println("greedy did more:", greedy > polite, "polite did something:", polite > 0)
}
