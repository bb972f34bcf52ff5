// A weighted semaphore: jobs of different cost share ten units.
package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"
)

func main() {
	ctx := context.Background()
	sem := semaphore.NewWeighted(10)
	var wg sync.WaitGroup
	var order []string
	for _, job := range []struct {
		name string
		cost int64
	}{{"a", 6}, {"b", 3}, {"c", 5}, {"d", 1}} {
		wg.Go(func() {
			sem.Acquire(ctx, job.cost)
			order = append(order, job.name)
			time.Sleep(200 * time.Millisecond)
			sem.Release(job.cost)
		})
		time.Sleep(30 * time.Millisecond)
	}
	fmt.Println(order, "c waits and so does d behind it")
	wg.Wait()
	fmt.Println(order)
	fmt.Println(sem.TryAcquire(10), sem.TryAcquire(1))
	short, cancel := context.WithTimeout(ctx, 5*time.Millisecond)
	defer cancel()
	fmt.Println(sem.Acquire(short, 1))
	sem.Release(10)
	fmt.Println(sem.TryAcquire(11), sem.TryAcquire(4))
	impossible, stop := context.WithTimeout(ctx, 5*time.Millisecond)
	defer stop()
	fmt.Println(sem.Acquire(impossible, 11))
	defer func() { fmt.Println(recover()) }()
	sem.Release(5)
}
