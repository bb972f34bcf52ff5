// Tokens in a buffered channel: never more than three at work.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	tokens := make(chan struct{}, 3)
	var wg sync.WaitGroup
	var mu sync.Mutex
	now, most := 0, 0
	for range 10 {
		wg.Go(func() {
			tokens <- struct{}{}
			defer func() { <-tokens }()
			mu.Lock()
			now++
			most = max(most, now)
			mu.Unlock()
			time.Sleep(5 * time.Millisecond)
			mu.Lock()
			now--
			mu.Unlock()
		})
	}
	wg.Wait()
	fmt.Println("most at once:", most, "left:", len(tokens), "of", cap(tokens))
}
