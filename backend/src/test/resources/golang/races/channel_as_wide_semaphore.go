// Two may be inside at once.
package main

import (
	"sync"
	"time"
)

func main() {
	places := make(chan int, 2)
	total := 0
	var wg sync.WaitGroup
	for range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			places <- 1
			time.Sleep(time.Millisecond)
			total++
			<-places
		}()
	}
	wg.Wait()
	println(total > 0)
}
