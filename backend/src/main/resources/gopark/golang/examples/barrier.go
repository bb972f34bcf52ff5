package main

import (
	"fmt"
	"sync"
	"time"
)

type barrier struct {
	mu      sync.Mutex
	cond    *sync.Cond
	size    int
	waiting int
	phase   int
}

func newBarrier(n int) *barrier {
	b := &barrier{size: n}
	b.cond = sync.NewCond(&b.mu)
	return b
}

func (b *barrier) wait() {
	b.mu.Lock()
	defer b.mu.Unlock()
	phase := b.phase
	if b.waiting++; b.waiting == b.size {
		b.waiting = 0
		b.phase++
		fmt.Println("--- phase", b.phase)
		b.cond.Broadcast()
		return
	}
	for phase == b.phase {
		b.cond.Wait()
	}
}

func main() {
	b := newBarrier(3)
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for phase := range 3 {
				time.Sleep(time.Duration((i+phase)%3*10) * time.Millisecond)
				fmt.Println("worker", i, "finished", phase)
				b.wait()
			}
		}()
	}
	wg.Wait()
}
