// Two selects that want to send stand in the channel's queue like plain senders.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch, never := make(chan int), make(chan int)
	for i := range 3 {
		go func() {
			select {
			case ch <- i:
				say(fmt.Sprint("s", i))
			case <-never:
			}
		}()
		runtime.Gosched()
	}
	for range 3 {
		say(<-ch)
	}
	runtime.Gosched()
	fmt.Println(said...)
}
