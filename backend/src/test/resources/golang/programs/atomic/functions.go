// The functions of sync/atomic on plain variables.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	var n int64
	var u uint32
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() {
			atomic.AddInt64(&n, int64(i))
			atomic.AddUint32(&u, 1)
		})
	}
	wg.Wait()
	fmt.Println(atomic.LoadInt64(&n), atomic.LoadUint32(&u))
	fmt.Println(atomic.SwapInt64(&n, 5), n)
	fmt.Println(atomic.CompareAndSwapInt64(&n, 4, 6), atomic.CompareAndSwapInt64(&n, 5, 6), n)
	atomic.StoreInt64(&n, -1)
	fmt.Println(n, atomic.AddInt64(&n, -1))
	atomic.AddUint32(&u, ^uint32(0))
	fmt.Println(u)
	var i32 int32 = 0b1100
	fmt.Println(atomic.AndInt32(&i32, 0b0110), i32, atomic.OrInt32(&i32, 1), i32)
	var big uint64
	fmt.Println(atomic.AddUint64(&big, ^uint64(0)))
}
