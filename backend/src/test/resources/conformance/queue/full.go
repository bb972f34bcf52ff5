// A ring of 256 and the next to run hold 257 goroutines, and none goes to the global queue.
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
	for i := range 257 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	fmt.Println(said...)
}
