// A buffered channel as a lock: the receive of one comes before the send of the next.
package main

import (
	"fmt"
	"sync"
)

func main() {
	lock := make(chan struct{}, 1)
	total := 0
	var wg sync.WaitGroup
	for i := range 6 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			lock <- struct{}{}
			total += i
			<-lock
		}()
	}
	wg.Wait()
	fmt.Println(total)
}
