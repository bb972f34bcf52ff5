// A receiver that takes from blocked senders runs on, and each sender it wakes kicks the one before.
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
	for i := range 4 {
		wg.Go(func() {
			ch <- i
			say(fmt.Sprint("x", i))
		})
		runtime.Gosched()
	}
	for range 4 {
		say(fmt.Sprint("got", <-ch))
	}
	wg.Wait()
	fmt.Println(said...)
}
