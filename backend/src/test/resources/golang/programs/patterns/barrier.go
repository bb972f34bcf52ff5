// Nobody begins the next phase before all have ended this one.
package main

import (
	"fmt"
	"sync"
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
	b.waiting++
	if b.waiting == b.size {
		b.waiting, b.phase = 0, b.phase+1
		b.cond.Broadcast()
		return
	}
	for phase == b.phase {
		b.cond.Wait()
	}
}

func main() {
	const n = 4
	b := newBarrier(n)
	var mu sync.Mutex
	var wg sync.WaitGroup
	arrived := make([]int, 3)
	early := false
	for range n {
		wg.Go(func() {
			for phase := range 3 {
				mu.Lock()
				arrived[phase]++
				if phase > 0 && arrived[phase-1] != n {
					early = true
				}
				mu.Unlock()
				b.wait()
			}
		})
	}
	wg.Wait()
	fmt.Println(arrived, "somebody was early:", early)
}
