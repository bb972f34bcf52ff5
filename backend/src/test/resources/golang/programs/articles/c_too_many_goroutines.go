// Idea: a goroutine per item or a few workers: the same sum, very different numbers alive.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

const items = 30_000

func perItem() (sum int64, alive int) {
	var wg sync.WaitGroup
	var total atomic.Int64
	for i := range items {
		wg.Go(func() { total.Add(int64(i)) })
		alive = max(alive, runtime.NumGoroutine()-1)
	}
	wg.Wait()
	return total.Load(), alive
}

func pool(workers int) (sum int64, alive int) {
	var wg sync.WaitGroup
	var total atomic.Int64
	jobs := make(chan int, 100)
	for range workers {
		wg.Go(func() {
			for i := range jobs {
				total.Add(int64(i))
			}
		})
	}
	for i := range items {
		jobs <- i
		alive = max(alive, runtime.NumGoroutine()-1)
	}
	close(jobs)
	wg.Wait()
	return total.Load(), alive
}

func main() {
	sum, alive := perItem()
	fmt.Println("one each:", sum, "many alive:", alive > 1000)
	sum, alive = pool(4)
	fmt.Println("pool:", sum, "alive:", alive)
}
