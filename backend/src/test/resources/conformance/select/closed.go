// A close wakes a select that blocks, with the zero value and false.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	quit, work := make(chan int), make(chan int)
	go func() {
		select {
		case v, ok := <-quit:
			say(fmt.Sprint("quit ", v, " ", ok))
		case <-work:
			say("work")
		}
	}()
	runtime.Gosched()
	close(quit)
	say("closed")
	runtime.Gosched()
	fmt.Println(said...)
}
