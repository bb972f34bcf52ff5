// Goexit is no panic: recover gives nil, and the goroutine ends all the same.
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
		defer func() { say(recover()) }()
		runtime.Goexit()
	})
	wg.Wait()
	say("main")
	fmt.Println(said...)
}
