// At most two at once: by a channel, by a weighted semaphore, by a condition.
package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"
)

type limiter interface {
	acquire()
	release()
}

type byChannel chan struct{}

func (c byChannel) acquire() { c <- struct{}{} }
func (c byChannel) release() { <-c }

type byWeight struct{ *semaphore.Weighted }

func (w byWeight) acquire() { w.Acquire(context.Background(), 1) }
func (w byWeight) release() { w.Release(1) }

type byCond struct {
	mu   sync.Mutex
	cond *sync.Cond
	free int
}

func (c *byCond) acquire() {
	c.mu.Lock()
	for c.free == 0 {
		c.cond.Wait()
	}
	c.free--
	c.mu.Unlock()
}

func (c *byCond) release() {
	c.mu.Lock()
	c.free++
	c.mu.Unlock()
	c.cond.Signal()
}

func run(l limiter) (most int, order []int) {
	var wg sync.WaitGroup
	now := 0
	for i := range 6 {
		wg.Go(func() {
			time.Sleep(time.Duration(i) * 30 * time.Millisecond)
			l.acquire()
			defer l.release()
			order = append(order, i)
			now++
			most = max(most, now)
			time.Sleep(250 * time.Millisecond)
			now--
		})
	}
	wg.Wait()
	return
}

func main() {
	c := &byCond{free: 2}
	c.cond = sync.NewCond(&c.mu)
	for _, l := range []limiter{make(byChannel, 2), byWeight{semaphore.NewWeighted(2)}, c} {
		most, order := run(l)
		fmt.Printf("%T most %d, %v\n", l, most, order)
	}
}
