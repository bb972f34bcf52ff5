// Each waits for the next one in a circle.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	chans := []chan int{make(chan int), make(chan int), make(chan int)}
	for i := range chans {
		wg.Go(func() {
			v := <-chans[i]
			chans[(i+1)%3] <- v
		})
	}
	fmt.Println("waiting for the circle")
	wg.Wait()
}
