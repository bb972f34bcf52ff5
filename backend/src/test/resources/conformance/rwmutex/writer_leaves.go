// A writer that leaves wakes all readers in order, and a second writer only after them.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var rw sync.RWMutex
	var wg sync.WaitGroup
	rw.Lock()
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			rw.RLock()
			say(fmt.Sprint("R", i))
			rw.RUnlock()
		})
		runtime.Gosched()
	}
	wg.Go(func() {
		rw.Lock()
		say("W")
		rw.Unlock()
	})
	runtime.Gosched()
	rw.Unlock()
	say("u")
	wg.Wait()
	fmt.Println(said...)
}
