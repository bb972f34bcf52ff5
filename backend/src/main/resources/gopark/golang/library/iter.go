// Package iter names functions that range statements go over.
package iter

// Seq gives values one after another to yield, until that gives false.
type Seq[V any] func(yield func(V) bool)

// Seq2 gives pairs.
type Seq2[K, V any] func(yield func(K, V) bool)

// A coroutine runs a sequence in a goroutine of its own, which only runs while it is waited for.
type coroutine[T any] struct {
	wanted  chan bool
	given   chan T
	ended   chan any
	started bool
	done    bool
}

func (c *coroutine[T]) run(seq func(yield func(T) bool)) {
	var cause any
	defer func() {
		if cause == nil {
			cause = recover()
		}
		c.ended <- cause
	}()
	if !<-c.wanted {
		return
	}
	seq(func(v T) bool {
		c.given <- v
		return <-c.wanted
	})
}

// ask lets the sequence run until it gives a value or ends.
func (c *coroutine[T]) ask(seq func(yield func(T) bool), more bool) (v T, ok bool) {
	if c.done {
		return v, false
	}
	if !c.started {
		if !more {
			c.done = true
			return v, false
		}
		c.started = true
		c.wanted, c.given, c.ended = make(chan bool), make(chan T), make(chan any, 1)
		go c.run(seq)
	}
	c.wanted <- more
	select {
	case v = <-c.given:
		return v, true
	case cause := <-c.ended:
		c.done = true
		if cause != nil {
			panic(cause)
		}
		return v, false
	}
}

// Pull turns a sequence into two functions: one that gives the next value, and one that ends it.
func Pull[V any](seq Seq[V]) (next func() (V, bool), stop func()) {
	c := &coroutine[V]{}
	return func() (V, bool) { return c.ask(seq, true) }, func() { c.ask(seq, false) }
}

type pair[K, V any] struct {
	key   K
	value V
}

// Pull2 does the same for pairs.
func Pull2[K, V any](seq Seq2[K, V]) (next func() (K, V, bool), stop func()) {
	c := &coroutine[pair[K, V]]{}
	pairs := func(yield func(pair[K, V]) bool) {
		seq(func(k K, v V) bool { return yield(pair[K, V]{k, v}) })
	}
	next = func() (K, V, bool) {
		p, ok := c.ask(pairs, true)
		return p.key, p.value, ok
	}
	return next, func() { c.ask(pairs, false) }
}
