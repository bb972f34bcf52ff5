// With all jobs in a buffer the first worker that runs does them all, unless it yields.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	jobs := make(chan int, 8)
	var wg sync.WaitGroup
	for _, name := range []string{"A", "B", "C"} {
		wg.Go(func() {
			for job := range jobs {
				say(fmt.Sprint(name, job))
				if job%2 == 1 {
					runtime.Gosched()
				}
			}
		})
	}
	for job := range 8 {
		jobs <- job
	}
	close(jobs)
	wg.Wait()
	fmt.Println(said...)
}
