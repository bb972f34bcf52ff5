// Goexit in a deferred call gives the panic up, and only the goroutine ends.
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
		defer runtime.Goexit()
		panic("given up")
	})
	wg.Wait()
	say("main")
	fmt.Println(said...)
}
