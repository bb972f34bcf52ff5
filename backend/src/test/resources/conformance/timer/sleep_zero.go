// Sleep(0) comes back at once and lets nobody else run.
package main

import (
	"fmt"
	"runtime"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	go say("g")
	time.Sleep(0)
	say("m1")
	time.Sleep(-time.Second)
	say("m2")
	runtime.Gosched()
	say("m3")
	fmt.Println(said...)
}
