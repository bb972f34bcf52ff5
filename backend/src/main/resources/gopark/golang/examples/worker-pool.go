package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	jobs := make(chan string, 8)
	results := make(chan string, 8)
	var wg sync.WaitGroup
	for w := 1; w <= 3; w++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for job := range jobs {
				time.Sleep(time.Duration(job[0]-'A'+1) * 7 * time.Millisecond)
				results <- fmt.Sprint(job, " by worker ", w)
			}
		}()
	}
	for _, job := range []string{"E", "A", "C", "B", "H", "D", "A", "B"} {
		jobs <- job
	}
	close(jobs) // no more jobs: workers leave their loops
	go func() {
		wg.Wait()
		close(results)
	}()
	for r := range results {
		fmt.Println(r)
	}
}
