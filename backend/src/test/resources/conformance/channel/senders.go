// Values of blocked senders are taken in the order in which the senders came.
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
	}
	for range 4 {
		say(fmt.Sprint("got", <-ch))
		runtime.Gosched()
	}
	wg.Wait()
	fmt.Println(said...)
}
