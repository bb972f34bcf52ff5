package main

import (
	"runtime"
	"sync"
	"sync/atomic"
)

var n int32

func main() {
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 20 {
				old := atomic.LoadInt32(&n)
				for !atomic.CompareAndSwapInt32(&n, old, old+1) {
					old = atomic.LoadInt32(&n)
				}
				runtime.Gosched()
			}
		})
	}
	for range 10 {
		_ = n
		if n < 0 {
			return
		}
		runtime.Gosched()
	}
	wg.Wait()
	if n != 160 {
		panic("an addition was lost")
	}
}
