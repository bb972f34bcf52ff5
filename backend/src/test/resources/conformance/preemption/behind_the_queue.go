// A preempted goroutine goes behind all that wait in the local queue.
package main

import (
	"fmt"
	"sync"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for _, name := range []string{"B", "C", "D", "A"} {
		wg.Go(func() {
			say(name)
			if name == "A" {
				for start := time.Now(); time.Since(start) < 45*time.Millisecond; {
				}
				say("a")
			}
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
