// A loop that waits for a plain variable.
package main

import "runtime"

var stop bool

func main() {
	go func() {
		stop = true
	}()
	for i := 0; i < 100000 && !stop; i++ {
		runtime.Gosched()
	}
}
