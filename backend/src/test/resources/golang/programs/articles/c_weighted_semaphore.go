// Idea: a weighted semaphore limits what runs and knows a context; what came too late is not started.
package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 150*time.Millisecond)
	defer cancel()
	sem := semaphore.NewWeighted(2)
	var wg sync.WaitGroup
	var mu sync.Mutex
	var done, refused []int
	for i := range 6 {
		if err := sem.Acquire(ctx, 1); err != nil {
			refused = append(refused, i)
			continue
		}
		wg.Go(func() {
			defer sem.Release(1)
			time.Sleep(100 * time.Millisecond)
			mu.Lock()
			done = append(done, i)
			mu.Unlock()
		})
	}
	wg.Wait()
	fmt.Println("done", len(done), "refused", refused, ctx.Err())
}
