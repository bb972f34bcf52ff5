// A close wakes a blocked sender, which panics when it runs.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	go func() {
		defer func() { say(recover()) }()
		ch <- 1
	}()
	runtime.Gosched()
	close(ch)
	say("closed")
	runtime.Gosched()
	fmt.Println(said...)
}
