// Written atomically and read plainly.
package main

import (
	"sync/atomic"
	"time"
)

var n int64

func main() {
	go func() {
		if atomic.AddInt64(&n, 1) > 1 {
			println("twice")
		}
	}()
	time.Sleep(10 * time.Millisecond)
	println(n)
}
