// With a yield after each Signal the waiters run in the order in which they came.
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
	c := sync.NewCond(&mu)
	for i := 1; i <= 3; i++ {
		go func() {
			mu.Lock()
			c.Wait()
			say(fmt.Sprint("W", i))
			mu.Unlock()
		}()
		runtime.Gosched()
	}
	for range 3 {
		c.Signal()
		say("s")
		runtime.Gosched()
	}
	c.Signal()
	say("nobody waits")
	fmt.Println(said...)
}
