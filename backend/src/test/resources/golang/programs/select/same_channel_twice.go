// Both directions on one channel in one select: a goroutine never talks to itself.
package main

import (
	"fmt"
	"sync"
)

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	sent, got := 0, 0
	for i := range 2 {
		wg.Go(func() {
			select {
			case ch <- i:
				sent++
			case <-ch:
				got++
			}
		})
	}
	wg.Wait()
	fmt.Println(sent, got)
	select {
	case ch <- 1:
	case <-ch:
	default:
		fmt.Println("alone")
	}
}
