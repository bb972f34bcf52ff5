package main

import (
	"runtime/debug"
	"sync"
	"time"
)

func wait(c chan int) { <-c }

func main() {
	go wait(make(chan int))
	time.Sleep(time.Millisecond)
	debug.SetTraceback("1")
	var mu sync.Mutex
	mu.Unlock()
}
