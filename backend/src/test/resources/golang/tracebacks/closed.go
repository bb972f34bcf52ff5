// A worker sends to a channel that main has closed.
package main

import (
	"fmt"
	"sync"
)

type job struct{ id int }

func worker(id int, jobs <-chan job, results chan<- int, wg *sync.WaitGroup) {
	defer wg.Done()
	for j := range jobs {
		results <- j.id * id
	}
}

func main() {
	jobs, results := make(chan job, 3), make(chan int, 3)
	var wg sync.WaitGroup
	wg.Add(1)
	go worker(7, jobs, results, &wg)
	jobs <- job{1}
	fmt.Println(<-results)
	close(results)
	jobs <- job{2}
	wg.Wait()
}
