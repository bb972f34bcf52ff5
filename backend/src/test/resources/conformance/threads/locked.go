// A goroutine locked to its thread takes its turns like any other.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	wg.Go(func() {
		runtime.LockOSThread()
		say("L1")
		runtime.Gosched()
		say("L2")
	})
	wg.Go(func() {
		say("A1")
		runtime.Gosched()
		say("A2")
	})
	wg.Wait()
	fmt.Println(said...)
}
