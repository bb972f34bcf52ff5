// The buffer is used after it was put back.
package main

import (
	"sync"
	"time"
)

func main() {
	free := make(chan []int, 1)
	free <- make([]int, 2)
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() {
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			b := <-free
			free <- b
			b[0] = i
		})
	}
	wg.Wait()
}
