// A woken goroutine becomes the next to run and kicks a new one behind those already queued.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	wg.Go(func() {
		<-ch
		say("A")
	})
	runtime.Gosched()
	wg.Go(func() { say("B") })
	wg.Go(func() { say("C") })
	ch <- 1
	say("sent")
	wg.Wait()
	fmt.Println(said...)
}
