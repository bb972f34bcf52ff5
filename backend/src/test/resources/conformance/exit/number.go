// NumGoroutine counts the goroutines that exist, running, runnable or blocked, but not the ended.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	say(runtime.NumGoroutine())
	never := make(chan int)
	for range 3 {
		go func() { <-never }()
	}
	go say("ends")
	say(runtime.NumGoroutine())
	runtime.Gosched()
	say(runtime.NumGoroutine())
	close(never)
	runtime.Gosched()
	say(runtime.NumGoroutine())
	fmt.Println(said...)
}
