// Three workers share a queue of jobs; results are put in place by index.
package main

import (
	"fmt"
	"sync"
)

type job struct{ index, value int }
type result struct{ index, value, worker int }

func main() {
	jobs := make(chan job, 10)
	results := make(chan result, 10)
	var wg sync.WaitGroup
	for w := 1; w <= 3; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range jobs {
				results <- result{j.index, j.value * j.value, w}
			}
		}()
	}
	for i := range 9 {
		jobs <- job{i, i + 1}
	}
	close(jobs)
	go func() {
		wg.Wait()
		close(results)
	}()
	squares := make([]int, 9)
	for r := range results {
		squares[r.index] = r.value
		fmt.Println("worker", r.worker, "did", r.index)
	}
	fmt.Println(squares)
}
