// Main is a goroutine like the others and is preempted like them.
package main

import (
	"fmt"
	"sync/atomic"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var flag atomic.Bool
	go func() {
		say("g")
		flag.Store(true)
	}()
	say("main spins")
	for !flag.Load() {
	}
	say("main")
	fmt.Println(said...)
}
