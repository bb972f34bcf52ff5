// Every 61st pick looks at the global queue first, so main comes back though others always wait.
//
//conformance:untraced where the first relay finds the count of picks differs between runs.
package main

import (
	"fmt"
	"runtime"
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
	for range 3 {
		say(relay())
	}
	fmt.Println(said...)
}
