// order: any
// Four workers, four processors, one queue of jobs.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func collatz(n int) (steps int) {
	for ; n != 1; steps++ {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
	}
	return
}

func main() {
	runtime.GOMAXPROCS(4)
	jobs := make(chan int)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for n := range jobs {
				fmt.Println(n, "takes", collatz(n), "steps")
			}
		})
	}
	for n := 1; n <= 30; n++ {
		jobs <- n
	}
	close(jobs)
	wg.Wait()
}
