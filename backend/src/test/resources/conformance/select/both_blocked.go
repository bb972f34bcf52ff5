// A select that blocks on two channels is woken by whichever is first, and waits on both again.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	x, y, end := make(chan int), make(chan int), make(chan bool)
	go func() {
		for range 2 {
			select {
			case v := <-x:
				say(fmt.Sprint("x", v))
			case v := <-y:
				say(fmt.Sprint("y", v))
			}
		}
		close(end)
	}()
	runtime.Gosched()
	y <- 1
	say("sent-y")
	x <- 2
	say("sent-x")
	<-end
	say("end")
	fmt.Println(said...)
}
