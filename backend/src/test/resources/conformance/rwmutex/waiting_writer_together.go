// Readers that came last first behind a writer are woken in that order, so the earlier runs first.
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
	rw.RLock()
	wg.Go(func() {
		rw.Lock()
		say("W")
		rw.Unlock()
	})
	runtime.Gosched()
	for i := 1; i <= 2; i++ {
		wg.Go(func() {
			rw.RLock()
			say(fmt.Sprint("R", i))
			rw.RUnlock()
		})
	}
	runtime.Gosched()
	rw.RUnlock()
	say("ru")
	wg.Wait()
	fmt.Println(said...)
}
