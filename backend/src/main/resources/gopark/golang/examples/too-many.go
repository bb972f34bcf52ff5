package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

const items = 10_000

func onePerItem() int64 {
	var sum atomic.Int64
	var wg sync.WaitGroup
	for i := range items {
		wg.Add(1)
		go func() {
			defer wg.Done()
			sum.Add(int64(i))
		}()
	}
	fmt.Println("alive:", runtime.NumGoroutine())
	wg.Wait()
	return sum.Load()
}

func pool() int64 {
	var sum atomic.Int64
	var wg sync.WaitGroup
	jobs := make(chan int, 100)
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range jobs {
				sum.Add(int64(i))
			}
		}()
	}
	for i := range items {
		jobs <- i
	}
	fmt.Println("alive:", runtime.NumGoroutine())
	close(jobs)
	wg.Wait()
	return sum.Load()
}

func main() {
	fmt.Println("one goroutine per item:", onePerItem())
	fmt.Println("a pool:", pool())
}
