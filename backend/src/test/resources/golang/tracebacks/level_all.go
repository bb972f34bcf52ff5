package main

import (
	"runtime/debug"
	"time"
)

func wait(c chan int) { <-c }

func main() {
	go wait(make(chan int))
	time.Sleep(time.Millisecond)
	debug.SetTraceback("all")
	panic("shown")
}
