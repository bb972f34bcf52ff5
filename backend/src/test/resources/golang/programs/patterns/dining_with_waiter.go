// A waiter lets four of five sit down, so nobody starves.
package main

import (
	"fmt"
	"sync"
)

type table struct {
	mu     sync.Mutex
	change *sync.Cond
	taken  [5]bool
}

func (t *table) take(i int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.taken[i] || t.taken[(i+1)%5] {
		t.change.Wait()
	}
	t.taken[i], t.taken[(i+1)%5] = true, true
}

func (t *table) put(i int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.taken[i], t.taken[(i+1)%5] = false, false
	t.change.Broadcast()
}

func main() {
	t := &table{}
	t.change = sync.NewCond(&t.mu)
	seats := make(chan struct{}, 4)
	var wg sync.WaitGroup
	eaten := make(chan int, 100)
	for i := range 5 {
		wg.Go(func() {
			for range 10 {
				seats <- struct{}{}
				t.take(i)
				eaten <- i
				t.put(i)
				<-seats
			}
		})
	}
	wg.Wait()
	close(eaten)
	var count [5]int
	for i := range eaten {
		count[i]++
	}
	fmt.Println(count)
}
