// A lock of CompareAndSwap and Gosched.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

type spinLock struct{ state atomic.Int32 }

func (l *spinLock) Lock() {
	for !l.state.CompareAndSwap(0, 1) {
		runtime.Gosched()
	}
}

func (l *spinLock) Unlock() { l.state.Store(0) }

func main() {
	var l spinLock
	var locker sync.Locker = &l
	var wg sync.WaitGroup
	n := 0
	for range 20 {
		wg.Go(func() {
			for range 10 {
				locker.Lock()
				v := n
				runtime.Gosched()
				n = v + 1
				locker.Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Println(n)
}
