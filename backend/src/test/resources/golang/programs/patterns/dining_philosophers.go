// Five philosophers; the last one takes the forks the other way round.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var forks [5]sync.Mutex
	var meals [5]int
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Go(func() {
			first, second := i, (i+1)%5
			if first > second {
				first, second = second, first
			}
			for range 3 {
				forks[first].Lock()
				time.Sleep(time.Millisecond)
				forks[second].Lock()
				meals[i]++
				time.Sleep(time.Millisecond)
				forks[second].Unlock()
				forks[first].Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Println("meals:", meals)
}
