package main

import (
	"runtime"
	"time"
)

// Whoever has yielded is shown in the call of Gosched when the process dies; who has not begun is
// shown where its function is declared.
func main() {
	go func() {
		n := 0
		for {
			n++
			runtime.Gosched()
		}
	}()
	go func() {
		runtime.Gosched()
		n := 0
		for {
			n++
			runtime.Gosched()
		}
	}()
	time.Sleep(time.Millisecond)
	go func() {
		println("never begun")
	}()
	go func() {
		var f func()
		go f()
	}()
	time.Sleep(time.Hour)
}
