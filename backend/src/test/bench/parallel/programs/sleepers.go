// Fifty goroutines sleep for times of their own.
package main

import (
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	for i := range 50 {
		wg.Go(func() {
			for j := range 4 {
				time.Sleep(time.Duration(1+(i*7+j*3)%5) * time.Millisecond)
			}
		})
	}
	wg.Wait()
}
