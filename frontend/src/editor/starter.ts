/** What stands in the editor before anybody has written anything. */
export const starter = `package main

import (
	"fmt"
	"sync"
	"time"
)

func worker(id int, jobs <-chan int, results chan<- int, wg *sync.WaitGroup) {
	defer wg.Done()
	for job := range jobs {
		time.Sleep(time.Millisecond)
		fmt.Println("worker", id, "did job", job)
		results <- job * job
	}
}

func main() {
	jobs := make(chan int, 5)
	results := make(chan int, 5)
	var wg sync.WaitGroup
	for id := 1; id <= 3; id++ {
		wg.Add(1)
		go worker(id, jobs, results, &wg)
	}
	for job := 1; job <= 5; job++ {
		jobs <- job
	}
	close(jobs)
	wg.Wait()
	close(results)

	sum := 0
	for result := range results {
		sum += result
	}
	fmt.Println("sum:", sum)
}
`;
