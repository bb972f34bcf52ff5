// Package sync has locks and what is made of them. The waiting itself is the runtime's: each object
// asks it for a number when it is first used.
package sync

import (
	shared "internal/sync"
	"sync/atomic"
)

// A Locker can be locked and unlocked.
type Locker interface {
	Lock()
	Unlock()
}

const (
	kindMutex = iota
	kindRWMutex
	kindWaitGroup
	kindCond
)

func newObject(kind int) int
func copyOf(number int) int
func lock(number int, m *Mutex, waits bool)
func tryLock(number int, m *Mutex) bool
func unlock(number int, m *Mutex)
func writeLock(number int, rw *RWMutex, waits bool)
func tryWriteLock(number int, rw *RWMutex) bool
func writeUnlock(number int, rw *RWMutex)
func readLock(number int, rw *RWMutex)
func tryReadLock(number int, rw *RWMutex) bool
func readUnlock(number int, rw *RWMutex)
func addToGroup(number int, wg *WaitGroup, delta int)
func waitForGroup(number int, wg *WaitGroup, waits bool)
func ticket(cond int) int
func waitWithTicket(cond int, ticket int)
func signal(cond int)
func broadcast(cond int)

// An object is what the runtime knows by a number. One that was copied with the struct it is in has
// its original's state, and goes its own way from then on. The other fields, here and in the structs
// with an object, are what is printed of it: natives note there what Go's fields would hold.
type object struct {
	number int
	self   *object
	state  int32
	sema   uint32
}

// ready gives the number.
func (o *object) ready(kind int) int {
	if o.self != o {
		o.begin(kind)
	}
	return o.number
}

// begin asks for the number; another goroutine may have been quicker.
func (o *object) begin(kind int) {
	made := 0
	if o.number == 0 {
		made = newObject(kind)
	} else {
		made = copyOf(o.number)
	}
	if o.self != o {
		o.number = made
		o.self = o
	}
}

// A Mutex is held by one goroutine at a time.
type Mutex struct {
	object object
}

func (m *Mutex) Lock()         { lock(m.object.ready(kindMutex), m, false) }
func (m *Mutex) TryLock() bool { return tryLock(m.object.ready(kindMutex), m) }
func (m *Mutex) Unlock()       { unlock(m.object.ready(kindMutex), m) }

// A RWMutex is held by one writer or by any number of readers.
type RWMutex struct {
	object      object
	readerCount int32
	readerWait  int32
	sema        uint32
}

func (rw *RWMutex) Lock()          { writeLock(rw.object.ready(kindRWMutex), rw, false) }
func (rw *RWMutex) TryLock() bool  { return tryWriteLock(rw.object.ready(kindRWMutex), rw) }
func (rw *RWMutex) Unlock()        { writeUnlock(rw.object.ready(kindRWMutex), rw) }
func (rw *RWMutex) RLock()         { readLock(rw.object.ready(kindRWMutex), rw) }
func (rw *RWMutex) TryRLock() bool { return tryReadLock(rw.object.ready(kindRWMutex), rw) }
func (rw *RWMutex) RUnlock()       { readUnlock(rw.object.ready(kindRWMutex), rw) }

// RLocker gives the readers' side as a lock.
func (rw *RWMutex) RLocker() Locker { return (*readSide)(rw) }

type readSide RWMutex

func (r *readSide) Lock()   { (*RWMutex)(r).RLock() }
func (r *readSide) Unlock() { (*RWMutex)(r).RUnlock() }

// A WaitGroup waits for others to be done.
type WaitGroup struct {
	object object
	state  uint64
}

func (wg *WaitGroup) Add(delta int) {
	addToGroup(wg.object.ready(kindWaitGroup), wg, delta) // in Go: sync/waitgroup.go:118
}

func (wg *WaitGroup) Done() {
	wg.Add(-1) // in Go: sync/waitgroup.go:156
}

func (wg *WaitGroup) Wait() { waitForGroup(wg.object.ready(kindWaitGroup), wg, false) }

// Go runs a function in a goroutine that the group waits for. The group does not hear of one that
// panics, since that ends the process.
func (wg *WaitGroup) Go(f func()) {
	wg.Add(1)
	go func() { // in Go: sync/waitgroup.go:238
		defer func() {
			if x := recover(); x != nil {
				panic(x) // in Go: sync/waitgroup.go:251
			}
			wg.Done() // in Go: sync/waitgroup.go:256
		}()
		f() // in Go: sync/waitgroup.go:258
	}()
}

// A Cond is where goroutines wait until something may have changed.
type Cond struct {
	object  object
	L       Locker
	checker uintptr
	waiting *object
}

func NewCond(l Locker) *Cond { return &Cond{L: l} }

// A copyChecker is the object of a Cond, which must not be copied once it has been used.
type copyChecker object

func (c *copyChecker) check() {
	if c.number != 0 && c.self != (*object)(c) {
		panic("sync.Cond is copied") // in Go: sync/cond.go:107
	}
}

func (c *Cond) Wait() {
	(*copyChecker)(&c.object).check() // in Go: sync/cond.go:68
	cond := c.object.ready(kindCond)
	t := ticket(cond)
	c.L.Unlock()
	waitWithTicket(cond, t)
	c.L.Lock() // in Go: sync/cond.go:72
}

func (c *Cond) Signal() {
	(*copyChecker)(&c.object).check() // in Go: sync/cond.go:83
	signal(c.object.ready(kindCond))
}

func (c *Cond) Broadcast() {
	(*copyChecker)(&c.object).check() // in Go: sync/cond.go:92
	broadcast(c.object.ready(kindCond))
}

// A Once does something the first time only.
type Once struct {
	done atomic.Bool
	m    Mutex
}

func (o *Once) Do(f func()) {
	if !o.done.Load() {
		o.doSlow(f) // in Go: sync/once.go:69
	}
}

func (o *Once) doSlow(f func()) {
	o.m.Lock() // in Go: sync/once.go:74
	defer o.m.Unlock()
	if !o.done.Load() {
		defer o.finish()
		f() // in Go: sync/once.go:78
	}
}

func (o *Once) finish() { o.done.Store(true) }

// OnceFunc gives a function that calls f once; if f panics, every call panics so.
func OnceFunc(f func()) func() {
	d := struct {
		f       func()
		once    Once
		valid   bool
		failure any
	}{f: f}
	return func() {
		d.once.Do(func() { // in Go: sync/oncefunc.go:22
			defer func() {
				d.f = nil
				d.failure = recover()
				if !d.valid {
					panic(d.failure) // in Go: sync/oncefunc.go:30
				}
			}()
			d.f() // in Go: sync/oncefunc.go:33
			d.valid = true
		})
		if !d.valid {
			panic(d.failure) // in Go: sync/oncefunc.go:37
		}
	}
}

// OnceValue gives a function that calls f once and tells its result ever after.
func OnceValue[T any](f func() T) func() T {
	d := struct {
		f       func() T
		once    Once
		valid   bool
		failure any
		result  T
	}{f: f}
	return func() T {
		d.once.Do(func() { // in Go: sync/oncefunc.go:58
			defer func() {
				d.f = nil
				d.failure = recover()
				if !d.valid {
					panic(d.failure) // in Go: sync/oncefunc.go:63
				}
			}()
			d.result = d.f() // in Go: sync/oncefunc.go:66
			d.valid = true
		})
		if !d.valid {
			panic(d.failure) // in Go: sync/oncefunc.go:70
		}
		return d.result
	}
}

// OnceValues is OnceValue for two results.
func OnceValues[T1, T2 any](f func() (T1, T2)) func() (T1, T2) {
	d := struct {
		f       func() (T1, T2)
		once    Once
		valid   bool
		failure any
		first   T1
		second  T2
	}{f: f}
	return func() (T1, T2) {
		d.once.Do(func() { // in Go: sync/oncefunc.go:94
			defer func() {
				d.f = nil
				d.failure = recover()
				if !d.valid {
					panic(d.failure) // in Go: sync/oncefunc.go:98
				}
			}()
			d.first, d.second = d.f() // in Go: sync/oncefunc.go:101
			d.valid = true
		})
		if !d.valid {
			panic(d.failure) // in Go: sync/oncefunc.go:105
		}
		return d.first, d.second
	}
}

// A Pool keeps values that may be used again. The last that was put in comes out first, but for one
// that is kept apart, as each processor does.
type Pool struct {
	New       func() any
	local     *object
	localSize uintptr
	apart     any
	shared    []any
}

func (p *Pool) Put(x any) {
	switch {
	case x == nil:
	case p.apart == nil:
		p.apart = x
	default:
		p.shared = append(p.shared, x)
	}
}

func (p *Pool) Get() any {
	x := p.apart
	p.apart = nil
	if last := len(p.shared) - 1; x == nil && last >= 0 {
		x = p.shared[last]
		p.shared[last] = nil
		p.shared = p.shared[:last]
	}
	if x == nil && p.New != nil {
		x = p.New()
	}
	return x
}

// A Map is a map that goroutines may share.
type Map struct {
	m shared.HashTrieMap[any, any]
}

func (m *Map) Load(key any) (value any, ok bool) { return m.m.Load(key) }
func (m *Map) Store(key, value any)              { m.m.Store(key, value) }
func (m *Map) Clear()                            { m.m.Clear() }
func (m *Map) LoadOrStore(key, value any) (actual any, loaded bool) {
	return m.m.LoadOrStore(key, value)
}
func (m *Map) LoadAndDelete(key any) (value any, loaded bool)  { return m.m.LoadAndDelete(key) }
func (m *Map) Delete(key any)                                  { m.m.Delete(key) }
func (m *Map) Swap(key, value any) (previous any, loaded bool) { return m.m.Swap(key, value) }

func (m *Map) CompareAndSwap(key, old, new any) (swapped bool) {
	return m.m.CompareAndSwap(key, old, new)
}

func (m *Map) CompareAndDelete(key, old any) (deleted bool) {
	return m.m.CompareAndDelete(key, old)
}

func (m *Map) Range(f func(key, value any) bool) {
	m.m.Range(f) // in Go: sync/map.go:114
}
