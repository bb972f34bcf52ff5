// Two goroutines that spin until it is their turn alternate by preemption alone.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var turn atomic.Int32
	var wg sync.WaitGroup
	for me := range int32(2) {
		wg.Go(func() {
			for n := range int32(3) {
				for turn.Load() != 2*n+me {
				}
				say(me)
				turn.Add(1)
			}
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
