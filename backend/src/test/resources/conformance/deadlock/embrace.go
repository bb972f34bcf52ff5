// Two goroutines that take two locks in opposite order wait for each other for ever.
package main

import (
	"runtime"
	"sync"
)

func main() {
	var a, b sync.Mutex
	var wg sync.WaitGroup
	take := func(first, second *sync.Mutex) {
		first.Lock()
		runtime.Gosched()
		second.Lock()
	}
	wg.Go(func() { take(&a, &b) })
	wg.Go(func() { take(&b, &a) })
	wg.Wait()
}
