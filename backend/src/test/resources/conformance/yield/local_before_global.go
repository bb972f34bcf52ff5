// A goroutine that yields goes to the global queue, so the local queue runs before it.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	wg.Go(func() {
		say("A1")
		runtime.Gosched()
		say("A2")
	})
	wg.Go(func() {
		say("B1")
		wg.Go(func() { say("C") })
		runtime.Gosched()
		say("B2")
	})
	wg.Wait()
	fmt.Println(said...)
}
