// Stopping the world for a moment lets no other goroutine run.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	go say("g")
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	say("main")
	runtime.Gosched()
	fmt.Println(said...)
}
