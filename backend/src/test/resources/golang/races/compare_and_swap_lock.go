// A spin lock made of CompareAndSwap.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

type spin struct{ held atomic.Int32 }

func (s *spin) lock() {
	for !s.held.CompareAndSwap(0, 1) {
		runtime.Gosched()
	}
}

func (s *spin) unlock() { s.held.Store(0) }

func main() {
	var s spin
	var wg sync.WaitGroup
	n := 0
	for range 4 {
		wg.Go(func() {
			s.lock()
			n++
			s.unlock()
		})
	}
	wg.Wait()
	fmt.Println(n)
}
