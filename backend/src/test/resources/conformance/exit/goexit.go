// Goexit runs the deferred calls, innermost first, and nothing of what follows it.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer say("d1")
		func() {
			defer say("d2")
			runtime.Goexit()
			say("never")
		}()
		say("never")
	}()
	<-done
	fmt.Println(said...)
}
