// Of three workers on one channel the one that is awake does all the work.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	jobs := make(chan int)
	var wg sync.WaitGroup
	for _, name := range []string{"A", "B", "C"} {
		wg.Go(func() {
			for job := range jobs {
				say(fmt.Sprint(name, job))
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
