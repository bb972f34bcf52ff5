// Of receivers woken together the last woken runs first, though each has its own value.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	for i := range 3 {
		go func() { say(fmt.Sprint("R", i, "=", <-ch)) }()
		runtime.Gosched()
	}
	for v := range 3 {
		ch <- v
	}
	say("sent")
	runtime.Gosched()
	fmt.Println(said...)
}
