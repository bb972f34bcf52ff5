// Timer channels of old hold a tick in their buffer, but only once the scheduler has seen the timer.
//
//conformance:env GODEBUG=asynctimerchan=1
package main

import (
	"fmt"
	"runtime"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ticker := time.NewTicker(2 * time.Millisecond)
	for start := time.Now(); time.Since(start) < 5*time.Millisecond; {
	}
	for range 2 {
		select {
		case <-ticker.C:
			say("tick")
		default:
			say("none")
		}
		runtime.Gosched()
	}
	say(cap(ticker.C))
	fmt.Println(said...)
}
