// The children of a goroutine that spins wait for its preemption, then run last first.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var count atomic.Int32
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := range 3 {
			wg.Go(func() {
				say(i)
				count.Add(1)
			})
		}
		for count.Load() < 3 {
		}
		say("parent")
	})
	wg.Wait()
	fmt.Println(said...)
}
