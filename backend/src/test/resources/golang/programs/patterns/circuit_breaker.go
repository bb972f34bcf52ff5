// After three failures the breaker opens; after a pause it tries one call.
package main

import (
	"errors"
	"fmt"
	"sync"
	"time"
)

type state int

const (
	closed state = iota
	open
	halfOpen
)

func (s state) String() string { return [...]string{"closed", "open", "half-open"}[s] }

var errOpen = errors.New("breaker is open")

type breaker struct {
	mu       sync.Mutex
	state    state
	failures int
	pause    time.Duration
	until    time.Time
}

func (b *breaker) call(f func() error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.state == open {
		if time.Now().Before(b.until) {
			return errOpen
		}
		b.state = halfOpen
	}
	err := f()
	switch {
	case err == nil:
		b.state, b.failures = closed, 0
	case b.state == halfOpen:
		b.trip()
	default:
		if b.failures++; b.failures >= 3 {
			b.trip()
		}
	}
	return err
}

func (b *breaker) trip() { b.state, b.until = open, time.Now().Add(b.pause) }

func main() {
	b := &breaker{pause: 100 * time.Millisecond}
	bad := func() error { return errors.New("no answer") }
	good := func() error { return nil }
	for range 4 {
		fmt.Println(b.call(bad), b.state)
	}
	time.Sleep(120 * time.Millisecond)
	fmt.Println(b.call(bad), b.state)
	fmt.Println(b.call(good), b.state)
	time.Sleep(120 * time.Millisecond)
	fmt.Println(b.call(good), b.state)
	fmt.Println(b.call(good), b.state)
}
