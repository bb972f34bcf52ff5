// Workers that take time: the work is spread evenly.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	jobs := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex
	byWorker := map[int][]int{}
	for w := range 3 {
		wg.Go(func() {
			time.Sleep(time.Duration(w) * 100 * time.Millisecond)
			for j := range jobs {
				mu.Lock()
				byWorker[w] = append(byWorker[w], j)
				mu.Unlock()
				time.Sleep(300 * time.Millisecond)
			}
		})
	}
	for j := range 9 {
		jobs <- j
	}
	close(jobs)
	wg.Wait()
	for w := range 3 {
		fmt.Println(w, byWorker[w])
	}
}
