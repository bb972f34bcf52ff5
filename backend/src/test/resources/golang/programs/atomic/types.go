// The types of sync/atomic.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

type counters struct {
	hits   atomic.Int64
	misses atomic.Int32
	size   atomic.Uint64
	flags  atomic.Uint32
	closed atomic.Bool
}

func main() {
	var c counters
	var wg sync.WaitGroup
	for i := range 60 {
		wg.Go(func() {
			if i%3 == 0 {
				c.misses.Add(1)
			} else {
				c.hits.Add(2)
			}
			c.flags.Or(1 << (i % 4))
		})
	}
	wg.Wait()
	fmt.Println(c.hits.Load(), c.misses.Load(), c.flags.Load())
	fmt.Println(c.flags.And(0b0101), c.flags.Load())
	fmt.Println(c.closed.Swap(true), c.closed.Load(), c.closed.CompareAndSwap(true, false), c.closed.Load())
	c.size.Store(7)
	fmt.Println(c.size.Swap(8), c.size.CompareAndSwap(8, 9), c.size.CompareAndSwap(8, 10), c.size.Load(), c.size.Add(1))
	var zero atomic.Int64
	fmt.Println(zero.Load(), zero.Add(-5))
}
