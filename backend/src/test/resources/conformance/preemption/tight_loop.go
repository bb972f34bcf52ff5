// A loop without a call is interrupted by a signal when its time is up.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var flag atomic.Bool
	var wg sync.WaitGroup
	wg.Go(func() {
		say("B")
		flag.Store(true)
	})
	wg.Go(func() {
		say("A")
		for !flag.Load() {
		}
		say("a")
	})
	wg.Wait()
	fmt.Println(said...)
}
