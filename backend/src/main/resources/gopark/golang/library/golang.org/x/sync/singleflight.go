// Package singleflight lets those who ask for the same thing at the same time share one answer.
package singleflight

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
)

var errGoexit = errors.New("runtime.Goexit was called")

// A panicError is what a function has panicked with, and where.
type panicError struct {
	value any
	stack []byte
}

func (p *panicError) Error() string { return fmt.Sprintf("%v\n\n%s", p.value, p.stack) }

func (p *panicError) Unwrap() error {
	err, _ := p.value.(error)
	return err
}

// newPanicError leaves out the stack's first line: the goroutine may be another when it is read.
func newPanicError(v any) error {
	stack := debug.Stack()
	if line := bytes.IndexByte(stack, '\n'); line >= 0 {
		stack = stack[line+1:]
	}
	return &panicError{v, stack}
}

type call struct {
	wg    sync.WaitGroup
	val   any
	err   error
	dups  int
	chans []chan<- Result
}

// A Group is a number of questions under way.
type Group struct {
	mu sync.Mutex
	m  map[string]*call
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
	if c, ok := g.m[key]; ok {
		c.dups++
		g.mu.Unlock()
		c.wg.Wait()
		if e, ok := c.err.(*panicError); ok {
			panic(e)
		}
		if c.err == errGoexit {
			runtime.Goexit()
		}
		return c.val, c.err, true
	}
	c := g.begin(key)
	g.mu.Unlock()
	g.doCall(c, key, fn)
	return c.val, c.err, c.dups > 0
}

// DoChan is Do with the answer on a channel.
func (g *Group) DoChan(key string, fn func() (any, error)) <-chan Result {
	answer := make(chan Result, 1)
	g.mu.Lock()
	if c, ok := g.m[key]; ok {
		c.dups++
		c.chans = append(c.chans, answer)
		g.mu.Unlock()
		return answer
	}
	c := g.begin(key)
	c.chans = append(c.chans, answer)
	g.mu.Unlock()
	go g.doCall(c, key, fn)
	return answer
}

func (g *Group) begin(key string) *call {
	if g.m == nil {
		g.m = make(map[string]*call)
	}
	c := new(call)
	c.wg.Add(1)
	g.m[key] = c
	return c
}

// doCall asks. Those who wait are told if the function has panicked, or has ended its goroutine.
func (g *Group) doCall(c *call, key string, fn func() (any, error)) {
	returned, recovered := false, false
	defer func() {
		if !returned && !recovered {
			c.err = errGoexit
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		c.wg.Done()
		if g.m[key] == c {
			delete(g.m, key)
		}
		if e, ok := c.err.(*panicError); ok {
			if len(c.chans) == 0 {
				panic(e)
			}
			// Nobody must recover from it, since those who wait at channels would wait for ever.
			go panic(e)
			select {}
		}
		if c.err == errGoexit {
			return
		}
		for _, answer := range c.chans {
			answer <- Result{c.val, c.err, c.dups > 0}
		}
	}()
	func() {
		defer func() {
			if returned {
				return
			}
			if r := recover(); r != nil {
				c.err = newPanicError(r)
			}
		}()
		c.val, c.err = fn()
		returned = true
	}()
	recovered = !returned
}

// Forget lets the next who asks ask anew.
func (g *Group) Forget(key string) {
	g.mu.Lock()
	delete(g.m, key)
	g.mu.Unlock()
}
