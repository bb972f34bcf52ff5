// Workers keep the sum in a struct that all of them have.
package main

import (
	"sync"
	"time"
)

type summary struct {
	count int
	best  int
}

func (s *summary) add(n int) {
	s.count++
	if n > s.best {
		s.best = n
	}
}

func main() {
	jobs := make(chan int, 2)
	jobs <- 4
	jobs <- 5
	close(jobs)
	var s summary
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() {
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			n := <-jobs
			s.add(n)
		})
	}
	wg.Wait()
	println(s.count)
}
