// Each new goroutine kicks the one before it from the place of the next to the queue's tail.
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
		say("B")
		wg.Go(func() { say("C") })
		wg.Go(func() { say("D") })
	})
	wg.Wait()
	fmt.Println(said...)
}
