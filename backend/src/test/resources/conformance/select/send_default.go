// A select with a send and a default sends only if a receiver waits or there is room.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	try := func() {
		select {
		case ch <- 1:
			say("sent")
		default:
			say("nobody")
		}
	}
	try()
	go func() { say(<-ch) }()
	try()
	runtime.Gosched()
	try()
	runtime.Gosched()
	fmt.Println(said...)
}
