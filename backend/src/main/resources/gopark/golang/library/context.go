// Package context tells goroutines that work together when to stop, and what belongs to a request.
package context

import (
	"errors"
	"fmt"
	"sync"
	"time"
)

// A Context ends at most once. Everything derived from it ends with it.
type Context interface {
	Deadline() (deadline time.Time, ok bool)
	Done() <-chan struct{}
	Err() error
	Value(key any) any
}

// Canceled is why a context has ended that was cancelled.
var Canceled = errors.New("context canceled")

// DeadlineExceeded is why a context has ended whose time was over.
var DeadlineExceeded error = deadlineExceededError{}

type deadlineExceededError struct{}

func (deadlineExceededError) Error() string   { return "context deadline exceeded" }
func (deadlineExceededError) Timeout() bool   { return true }
func (deadlineExceededError) Temporary() bool { return true }

type emptyCtx struct{}

func (emptyCtx) Deadline() (deadline time.Time, ok bool) { return deadline, false }
func (emptyCtx) Done() <-chan struct{}                   { return nil }
func (emptyCtx) Err() error                              { return nil }
func (emptyCtx) Value(key any) any                       { return nil }

type backgroundCtx struct{ emptyCtx }

func (backgroundCtx) String() string { return "context.Background" }

type todoCtx struct{ emptyCtx }

func (todoCtx) String() string { return "context.TODO" }

// Background is the context that never ends.
func Background() Context { return backgroundCtx{} }

// The same, for who does not know yet which.
func TODO() Context { return todoCtx{} }

type (
	CancelFunc      func()
	CancelCauseFunc func(cause error)
)

// A child is told when its parent ends.
type child interface {
	cancel(removeFromParent bool, err, cause error)
	Done() <-chan struct{}
}

type cancelCtx struct {
	Context
	mu       sync.Mutex
	done     chan struct{}
	children map[child]struct{}
	err      error
	cause    error
}

var cancelCtxKey int

func (c *cancelCtx) Value(key any) any {
	if key == &cancelCtxKey {
		return c
	}
	return c.Context.Value(key)
}

func (c *cancelCtx) Done() <-chan struct{} {
	if c.done == nil {
		made := make(chan struct{})
		if c.done == nil {
			c.done = made
		}
	}
	return c.done
}

func (c *cancelCtx) Err() error { return c.err }

func (c *cancelCtx) String() string { return nameOf(c.Context) + ".WithCancel" }

func nameOf(c Context) string {
	if s, ok := c.(fmt.Stringer); ok {
		return s.String()
	}
	return fmt.Sprintf("%T", c)
}

// follow ends the child when the parent ends.
func follow(parent Context, c child) {
	done := parent.Done()
	if done == nil {
		return
	}
	select {
	case <-done:
		c.cancel(false, parent.Err(), Cause(parent))
		return
	default:
	}
	if p, ok := parent.Value(&cancelCtxKey).(*cancelCtx); ok && p.Done() == done {
		p.adopt(c)
		return
	}
	if a, ok := parent.(interface{ AfterFunc(func()) func() bool }); ok {
		a.AfterFunc(func() { c.cancel(false, parent.Err(), Cause(parent)) })
		return
	}
	go func() {
		select {
		case <-parent.Done():
			c.cancel(false, parent.Err(), Cause(parent))
		case <-c.Done():
		}
	}()
}

func (c *cancelCtx) adopt(young child) {
	c.mu.Lock()
	if c.err != nil {
		c.mu.Unlock()
		young.cancel(false, c.err, c.cause)
		return
	}
	if c.children == nil {
		c.children = make(map[child]struct{})
	}
	c.children[young] = struct{}{}
	c.mu.Unlock()
}

func (c *cancelCtx) cancel(removeFromParent bool, err, cause error) {
	if cause == nil {
		cause = err
	}
	c.mu.Lock()
	if c.err != nil {
		c.mu.Unlock()
		return
	}
	c.err = err
	c.cause = cause
	close(c.channel())
	for each := range c.children {
		each.cancel(false, err, cause)
	}
	c.children = nil
	c.mu.Unlock()
	if removeFromParent {
		leave(c.Context, c)
	}
}

// channel is what ending closes.
func (c *cancelCtx) channel() chan struct{} {
	c.Done()
	return c.done
}

func leave(parent Context, young child) {
	p, ok := parent.Value(&cancelCtxKey).(*cancelCtx)
	if !ok {
		return
	}
	p.mu.Lock()
	delete(p.children, young)
	p.mu.Unlock()
}

func withCancel(parent Context) *cancelCtx {
	if parent == nil {
		panic("cannot create context from nil parent") // in Go: context/context.go:275
	}
	c := &cancelCtx{Context: parent}
	follow(parent, c)
	return c
}

// WithCancel gives a context that ends when the function is called.
func WithCancel(parent Context) (ctx Context, cancel CancelFunc) {
	c := withCancel(parent) // in Go: context/context.go:241
	return c, func() { c.cancel(true, Canceled, nil) }
}

// WithCancelCause is the same with a reason.
func WithCancelCause(parent Context) (ctx Context, cancel CancelCauseFunc) {
	c := withCancel(parent) // in Go: context/context.go:269
	return c, func(cause error) { c.cancel(true, Canceled, cause) }
}

// Cause is why a context has ended.
func Cause(c Context) error {
	if cc, ok := c.Value(&cancelCtxKey).(*cancelCtx); ok {
		cc.mu.Lock()
		cause := cc.cause
		cc.mu.Unlock()
		if cause != nil {
			return cause
		}
	}
	return c.Err()
}

type timerCtx struct {
	cancelCtx
	timer    *time.Timer
	deadline time.Time
}

func (c *timerCtx) Deadline() (deadline time.Time, ok bool) { return c.deadline, true }

func (c *timerCtx) String() string {
	return nameOf(c.cancelCtx.Context) + ".WithDeadline(" +
		c.deadline.String() + " [" + time.Until(c.deadline).String() + "])"
}

func (c *timerCtx) cancel(removeFromParent bool, err, cause error) {
	c.cancelCtx.cancel(false, err, cause)
	if removeFromParent {
		leave(c.cancelCtx.Context, c)
	}
	c.mu.Lock()
	if c.timer != nil {
		c.timer.Stop()
		c.timer = nil
	}
	c.mu.Unlock()
}

// WithDeadline gives a context that ends at a time.
func WithDeadline(parent Context, d time.Time) (Context, CancelFunc) {
	return WithDeadlineCause(parent, d, nil) // in Go: context/context.go:626
}

// WithDeadlineCause is the same with a reason.
func WithDeadlineCause(parent Context, d time.Time, cause error) (Context, CancelFunc) {
	if parent == nil {
		panic("cannot create context from nil parent") // in Go: context/context.go:634
	}
	if sooner, ok := parent.Deadline(); ok && sooner.Before(d) {
		return WithCancel(parent)
	}
	c := &timerCtx{deadline: d}
	c.cancelCtx.Context = parent
	follow(parent, c)
	left := time.Until(d)
	if left <= 0 {
		c.cancel(true, DeadlineExceeded, cause)
		return c, func() { c.cancel(false, Canceled, nil) }
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.timer = time.AfterFunc(left, func() { c.cancel(true, DeadlineExceeded, cause) })
	}
	return c, func() { c.cancel(true, Canceled, nil) }
}

// WithTimeout gives a context that ends after a while.
func WithTimeout(parent Context, timeout time.Duration) (Context, CancelFunc) {
	return WithDeadline(parent, time.Now().Add(timeout)) // in Go: context/context.go:704
}

// WithTimeoutCause is the same with a reason.
func WithTimeoutCause(parent Context, timeout time.Duration, cause error) (Context, CancelFunc) {
	return WithDeadlineCause(parent, time.Now().Add(timeout), cause) // in Go: context/context.go:711
}

type valueCtx struct {
	Context
	key, val any
}

// WithValue gives a context that knows one thing more.
func WithValue(parent Context, key, val any) Context {
	if parent == nil {
		panic("cannot create context from nil parent") // in Go: context/context.go:729
	}
	if key == nil {
		panic("nil key") // in Go: context/context.go:732
	}
	if !isComparable(key) {
		panic("key is not comparable") // in Go: context/context.go:735
	}
	return &valueCtx{parent, key, val}
}

func isComparable(x any) bool

func (c *valueCtx) Value(key any) any {
	if c.key == key {
		return c.val
	}
	return c.Context.Value(key)
}

func (c *valueCtx) String() string {
	return nameOf(c.Context) + ".WithValue(" + shown(c.key) + ", " + shown(c.val) + ")"
}

func shown(v any) string {
	switch s := v.(type) {
	case fmt.Stringer:
		return s.String()
	case string:
		return s
	case nil:
		return "<nil>"
	}
	return fmt.Sprintf("%T", v)
}

type afterFuncCtx struct {
	cancelCtx
	once sync.Once
	f    func()
}

func (a *afterFuncCtx) cancel(removeFromParent bool, err, cause error) {
	a.cancelCtx.cancel(false, err, cause)
	if removeFromParent {
		leave(a.Context, a)
	}
	a.once.Do(func() { go a.f() }) // in Go: context/context.go:358
}

// AfterFunc calls f in its own goroutine when the context has ended.
func AfterFunc(ctx Context, f func()) (stop func() bool) {
	a := &afterFuncCtx{f: f}
	a.cancelCtx.Context = ctx
	follow(ctx, a)
	return func() bool {
		stopped := false
		a.once.Do(func() { stopped = true })
		if stopped {
			a.cancel(true, Canceled, nil)
		}
		return stopped
	}
}

type withoutCancelCtx struct {
	c Context
}

// WithoutCancel gives a context with the same values that does not end.
func WithoutCancel(parent Context) Context {
	if parent == nil {
		panic("cannot create context from nil parent")
	}
	return withoutCancelCtx{parent}
}

func (withoutCancelCtx) Deadline() (deadline time.Time, ok bool) { return deadline, false }
func (withoutCancelCtx) Done() <-chan struct{}                   { return nil }
func (withoutCancelCtx) Err() error                              { return nil }
func (c withoutCancelCtx) String() string                        { return nameOf(c.c) + ".WithoutCancel" }

func (c withoutCancelCtx) Value(key any) any {
	if key == &cancelCtxKey {
		return nil
	}
	return c.c.Value(key)
}
