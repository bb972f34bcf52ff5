// A waiter that has failed for a millisecond is handed the mutex directly.
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
	var mu sync.Mutex
	var wg sync.WaitGroup
	mu.Lock()
	for i := 1; i <= 2; i++ {
		wg.Go(func() {
			mu.Lock()
			say(fmt.Sprint("L", i))
			mu.Unlock()
			say(fmt.Sprint("U", i))
		})
		runtime.Gosched()
	}
	for start := time.Now(); time.Since(start) < 3*time.Millisecond; {
	}
	mu.Unlock()
	mu.Lock()
	say("relock")
	runtime.Gosched()
	say("m1")
	mu.Unlock()
	say("m2")
	wg.Wait()
	fmt.Println(said...)
}
