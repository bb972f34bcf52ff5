// A running goroutine may take a mutex again before the waiter it has woken gets to run.
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
	mu.Lock()
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			mu.Lock()
			say(fmt.Sprint("L", i))
			mu.Unlock()
		})
		runtime.Gosched()
	}
	mu.Unlock()
	say("u1")
	mu.Lock()
	say("relock")
	runtime.Gosched()
	say("after")
	mu.Unlock()
	say("u2")
	wg.Wait()
	fmt.Println(said...)
}
