package main

import (
	"fmt"
	"sync"
	"time"
)

type semaphore struct {
	mu   sync.Mutex
	cond *sync.Cond
	free int
}

func newSemaphore(n int) *semaphore {
	s := &semaphore{free: n}
	s.cond = sync.NewCond(&s.mu)
	return s
}

func (s *semaphore) acquire() {
	s.mu.Lock()
	for s.free == 0 {
		s.cond.Wait() // unlocks while it waits
	}
	s.free--
	s.mu.Unlock()
}

func (s *semaphore) release() {
	s.mu.Lock()
	s.free++
	s.mu.Unlock()
	s.cond.Signal()
}

func main() {
	sem := newSemaphore(2)
	var wg sync.WaitGroup
	for i := range 6 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			sem.acquire()
			defer sem.release()
			fmt.Println("in", i)
			time.Sleep(10 * time.Millisecond)
			fmt.Println("out", i)
		}()
	}
	wg.Wait()
}
