// Package semaphore has a semaphore whose holders may weigh differently.
package semaphore

import (
	"container/list"
	"context"
	"sync"
)

type waiter struct {
	n     int64
	ready chan<- struct{}
}

// A Weighted limits how much is held together.
type Weighted struct {
	size    int64
	cur     int64
	mu      sync.Mutex
	waiters list.List
}

func NewWeighted(n int64) *Weighted { return &Weighted{size: n} }

// Acquire waits until so much is free, or the context ends.
func (s *Weighted) Acquire(ctx context.Context, n int64) error {
	done := ctx.Done()
	s.mu.Lock()
	select {
	case <-done:
		s.mu.Unlock()
		return ctx.Err()
	default:
	}
	if s.size-s.cur >= n && s.waiters.Len() == 0 {
		s.cur += n
		s.mu.Unlock()
		return nil
	}
	if n > s.size {
		s.mu.Unlock()
		<-done
		return ctx.Err()
	}
	ready := make(chan struct{})
	place := s.waiters.PushBack(waiter{n: n, ready: ready})
	s.mu.Unlock()

	select {
	case <-done:
		return s.giveUp(ctx, n, place, ready)
	case <-ready:
		select {
		case <-done:
			s.Release(n)
			return ctx.Err()
		default:
		}
		return nil
	}
}

// giveUp leaves the queue, or gives back what came at the same moment.
func (s *Weighted) giveUp(ctx context.Context, n int64, place *list.Element, ready <-chan struct{}) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-ready:
		s.cur -= n
		s.notify()
	default:
		first := s.waiters.Front() == place
		s.waiters.Remove(place)
		if first && s.size > s.cur {
			s.notify()
		}
	}
	return ctx.Err()
}

// TryAcquire takes so much if it is free now.
func (s *Weighted) TryAcquire(n int64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.size-s.cur < n || s.waiters.Len() > 0 {
		return false
	}
	s.cur += n
	return true
}

// Release gives so much back.
func (s *Weighted) Release(n int64) {
	s.mu.Lock()
	s.cur -= n
	if s.cur < 0 {
		s.mu.Unlock()
		panic("semaphore: released more than held")
	}
	s.notify()
	s.mu.Unlock()
}

// notify wakes the first of those who wait for as long as there is enough: nobody overtakes.
func (s *Weighted) notify() {
	for next := s.waiters.Front(); next != nil; next = s.waiters.Front() {
		w := next.Value.(waiter)
		if s.size-s.cur < w.n {
			return
		}
		s.cur += w.n
		s.waiters.Remove(next)
		close(w.ready)
	}
}
