package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 120*time.Millisecond)
	defer cancel()
	sem := semaphore.NewWeighted(10)
	var wg sync.WaitGroup
	for i, cost := range []int64{6, 3, 5, 9, 2} {
		if err := sem.Acquire(ctx, cost); err != nil {
			fmt.Println("job", i, "of cost", cost, "is refused:", err)
			continue
		}
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer sem.Release(cost)
			fmt.Println("job", i, "of cost", cost, "begins")
			time.Sleep(50 * time.Millisecond)
		}()
	}
	wg.Wait()
}
