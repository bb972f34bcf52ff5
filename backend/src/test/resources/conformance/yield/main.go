// Gosched puts main behind all that wait in the processor's queue.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for i := range 3 {
		go say(i)
	}
	runtime.Gosched()
	say("main")
	fmt.Println(said...)
}
