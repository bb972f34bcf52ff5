// Readers hold an RWMutex at the same time.
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
	for i := range 3 {
		wg.Go(func() {
			rw.RLock()
			say(fmt.Sprint("in", i))
			runtime.Gosched()
			say(fmt.Sprint("out", i))
			rw.RUnlock()
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
