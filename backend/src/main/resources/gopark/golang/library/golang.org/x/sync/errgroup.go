// Package errgroup waits for goroutines that may fail.
package errgroup

import (
	"context"
	"fmt"
	"sync"
)

type token struct{}

// A Group is a number of goroutines that work on parts of one task.
type Group struct {
	cancel  func(error)
	wg      sync.WaitGroup
	places  chan token
	errOnce sync.Once
	err     error
}

// WithContext gives a group whose context ends when the first function fails or all are done.
func WithContext(ctx context.Context) (*Group, context.Context) {
	ctx, cancel := context.WithCancelCause(ctx)
	return &Group{cancel: cancel}, ctx
}

func (g *Group) leave() {
	if g.places != nil {
		<-g.places
	}
	g.wg.Done()
}

// Wait waits for all and gives the first error.
func (g *Group) Wait() error {
	g.wg.Wait()
	if g.cancel != nil {
		g.cancel(g.err)
	}
	return g.err
}

// Go runs a function in a goroutine of the group, when there is a place.
func (g *Group) Go(f func() error) {
	if g.places != nil {
		g.places <- token{}
	}
	g.run(f)
}

// TryGo runs it only if there is a place now.
func (g *Group) TryGo(f func() error) bool {
	if g.places != nil {
		select {
		case g.places <- token{}:
		default:
			return false
		}
	}
	g.run(f)
	return true
}

func (g *Group) run(f func() error) {
	g.wg.Add(1)
	go func() {
		defer g.leave()
		if err := f(); err != nil {
			g.errOnce.Do(func() {
				g.err = err
				if g.cancel != nil {
					g.cancel(g.err)
				}
			})
		}
	}()
}

// SetLimit says how many goroutines may run at once; a negative number: any.
func (g *Group) SetLimit(n int) {
	if n < 0 {
		g.places = nil
		return
	}
	if active := len(g.places); active != 0 {
		panic(fmt.Errorf("errgroup: modify limit while %v goroutines in the group are still active", active))
	}
	g.places = make(chan token, n)
}
