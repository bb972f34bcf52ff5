// Broadcast wakes all waiters in order: the last runs first, and the others follow.
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
	for i := 1; i <= 4; i++ {
		wg.Go(func() {
			mu.Lock()
			c.Wait()
			say(fmt.Sprint("W", i))
			mu.Unlock()
		})
		runtime.Gosched()
	}
	c.Broadcast()
	say("b")
	wg.Wait()
	fmt.Println(said...)
}
