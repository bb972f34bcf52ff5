// Package singleflight lets those who ask for the same thing at the same time share one answer.
package singleflight

import "sync"

type call struct {
	wg    sync.WaitGroup
	val   any
	err   error
	dups  int
	chans []chan<- Result
}

// A Group is a number of questions under way.
type Group struct {
	mu    sync.Mutex
	calls map[string]*call
}

// A Result is what DoChan tells.
type Result struct {
	Val    any
	Err    error
	Shared bool
}

// Do asks, or waits for the answer of who asked already.
func (g *Group) Do(key string, fn func() (any, error)) (v any, err error, shared bool) {
	g.mu.Lock()
	if c, ok := g.calls[key]; ok {
		c.dups++
		g.mu.Unlock()
		c.wg.Wait()
		return c.val, c.err, true
	}
	c := g.begin(key)
	g.mu.Unlock()
	g.run(c, key, fn)
	return c.val, c.err, c.dups > 0
}

// DoChan is Do with the answer on a channel.
func (g *Group) DoChan(key string, fn func() (any, error)) <-chan Result {
	answer := make(chan Result, 1)
	g.mu.Lock()
	if c, ok := g.calls[key]; ok {
		c.dups++
		c.chans = append(c.chans, answer)
		g.mu.Unlock()
		return answer
	}
	c := g.begin(key)
	c.chans = append(c.chans, answer)
	g.mu.Unlock()
	go g.run(c, key, fn)
	return answer
}

func (g *Group) begin(key string) *call {
	if g.calls == nil {
		g.calls = make(map[string]*call)
	}
	c := new(call)
	c.wg.Add(1)
	g.calls[key] = c
	return c
}

func (g *Group) run(c *call, key string, fn func() (any, error)) {
	c.val, c.err = fn()
	g.mu.Lock()
	defer g.mu.Unlock()
	c.wg.Done()
	if g.calls[key] == c {
		delete(g.calls, key)
	}
	for _, answer := range c.chans {
		answer <- Result{c.val, c.err, c.dups > 0}
	}
}

// Forget lets the next who asks ask anew.
func (g *Group) Forget(key string) {
	g.mu.Lock()
	delete(g.calls, key)
	g.mu.Unlock()
}
