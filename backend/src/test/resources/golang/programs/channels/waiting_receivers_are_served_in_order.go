// Receivers blocked on a channel form a queue as well.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	got := make([]int, 5)
	for i := range 5 {
		wg.Go(func() { got[i] = <-ch })
		time.Sleep(5 * time.Millisecond)
	}
	for v := range 5 {
		ch <- v * 100
	}
	wg.Wait()
	fmt.Println(got)
}
