// An expired sleeper becomes the next to run, before goroutines that have waited in the queue.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	wg.Go(func() {
		time.Sleep(time.Millisecond)
		say("sleeper")
	})
	runtime.Gosched()
	for i := range 3 {
		wg.Go(func() { say(i) })
	}
	for start := time.Now(); time.Since(start) < 3*time.Millisecond; {
	}
	wg.Wait()
	fmt.Println(said...)
}
