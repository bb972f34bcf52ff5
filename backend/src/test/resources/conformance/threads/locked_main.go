// Main locked to its thread still waits, and is woken, like any other.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	say("main")
	fmt.Println(said...)
}
