// A collection that main asks for waits like any other, and those in the queue run meanwhile.
package main

import (
	"fmt"
	"runtime"
)

var said = make([]any, 0, 8)

func say(x any) { said = append(said, x) }

func main() {
	for i := range 3 {
		go say(i)
	}
	runtime.GC()
	say("main")
	runtime.Gosched()
	fmt.Println(said...)
}
