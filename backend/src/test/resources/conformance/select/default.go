// A select with a default never blocks.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	go func() { ch <- 1 }()
	for range 3 {
		select {
		case v := <-ch:
			say(fmt.Sprint("got", v))
		default:
			say("def")
			runtime.Gosched()
		}
	}
	fmt.Println(said...)
}
