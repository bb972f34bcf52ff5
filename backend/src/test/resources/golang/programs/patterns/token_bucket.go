// A bucket of three tokens allows bursts; a ticker fills it up again.
package main

import (
	"fmt"
	"sync"
	"time"
)

type bucket struct {
	tokens chan struct{}
	stop   chan struct{}
	wg     sync.WaitGroup
}

func newBucket(size int, every time.Duration) *bucket {
	b := &bucket{tokens: make(chan struct{}, size), stop: make(chan struct{})}
	for range size {
		b.tokens <- struct{}{}
	}
	b.wg.Go(func() {
		t := time.NewTicker(every)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				select {
				case b.tokens <- struct{}{}:
				default:
				}
			case <-b.stop:
				return
			}
		}
	})
	return b
}

func (b *bucket) allow() bool {
	select {
	case <-b.tokens:
		return true
	default:
		return false
	}
}

func main() {
	b := newBucket(3, 100*time.Millisecond)
	for i := range 5 {
		fmt.Println("burst", i, b.allow())
	}
	time.Sleep(150 * time.Millisecond)
	fmt.Println("one more", b.allow(), b.allow())
	start := time.Now()
	<-b.tokens
	fmt.Println("waited", time.Since(start) > 10*time.Millisecond)
	close(b.stop)
	b.wg.Wait()
	fmt.Println("closed")
}
