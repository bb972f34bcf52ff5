// Goroutines that yield wait in the global queue while the local queue is refilled, up to 61 picks.
//
//conformance:untraced where the first relay finds the count of picks differs between runs.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

// relay passes a baton until the 61st pick brings main back; from then on the phase is known.
func relay() int {
	runs, stop := 0, false
	var pass func()
	pass = func() {
		if !stop {
			runs++
			go pass()
			go func() {}()
		}
	}
	go pass()
	runtime.Gosched()
	stop = true
	runtime.Gosched()
	return runs
}

func main() {
	relay()
	var wg sync.WaitGroup
	wg.Go(func() {
		runtime.Gosched()
		say("yielded")
	})
	for i := range 70 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	fmt.Println(said...)
}
