// A receive from a full buffer takes the oldest value and puts the first waiting sender's in.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int, 2)
	ch <- 1
	ch <- 2
	for v := 3; v <= 4; v++ {
		go func() {
			ch <- v
			say(fmt.Sprint("s", v))
		}()
		runtime.Gosched()
	}
	for range 4 {
		say(<-ch)
	}
	runtime.Gosched()
	say("main")
	fmt.Println(said...)
}
