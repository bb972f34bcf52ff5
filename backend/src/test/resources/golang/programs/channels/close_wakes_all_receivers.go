// Close wakes every waiting receiver: the first one last, so it sits in runnext.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	var order []int
	for i := range 6 {
		wg.Go(func() {
			_, ok := <-ch
			if !ok {
				order = append(order, i)
			}
		})
		time.Sleep(5 * time.Millisecond)
	}
	close(ch)
	wg.Wait()
	fmt.Println(order)
}
