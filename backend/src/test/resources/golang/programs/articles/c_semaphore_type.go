// Idea: a channel type with two methods reads like a semaphore.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

type Semaphore chan struct{}

func NewSemaphore(n int) Semaphore { return make(Semaphore, n) }
func (s Semaphore) Acquire()       { s <- struct{}{} }
func (s Semaphore) Release()       { <-s }

func main() {
	sem := NewSemaphore(3)
	var wg sync.WaitGroup
	var now, most atomic.Int32
	for range 12 {
		sem.Acquire()
		wg.Go(func() {
			defer sem.Release()
			if n := now.Add(1); n > most.Load() {
				most.Store(n)
			}
			time.Sleep(3 * time.Millisecond)
			now.Add(-1)
		})
	}
	wg.Wait()
	fmt.Println("at most", most.Load(), "left", len(sem))
}
