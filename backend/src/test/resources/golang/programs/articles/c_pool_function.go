// Idea: a pool as a function from a channel of jobs to a channel of results; it closes what it opened.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

type Job struct{ n int }
type Result struct{ n, square int }

func WorkerPool(jobs <-chan Job, workers int) <-chan Result {
	results := make(chan Result, workers)
	var wg sync.WaitGroup
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range jobs {
				results <- Result{j.n, j.n * j.n}
			}
		}()
	}
	go func() {
		wg.Wait()
		close(results)
	}()
	return results
}

func main() {
	jobs := make(chan Job)
	go func() {
		defer close(jobs)
		for i := range 10 {
			jobs <- Job{i}
		}
	}()
	sum := 0
	for r := range WorkerPool(jobs, runtime.GOMAXPROCS(0)) {
		sum += r.square
	}
	fmt.Println(sum)
}
