// Each Signal wakes the one that has waited longest, but the last woken runs first.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	c := sync.NewCond(&mu)
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			mu.Lock()
			c.Wait()
			say(fmt.Sprint("W", i))
			mu.Unlock()
		})
		runtime.Gosched()
	}
	for range 3 {
		c.Signal()
		say("s")
	}
	wg.Wait()
	fmt.Println(said...)
}
