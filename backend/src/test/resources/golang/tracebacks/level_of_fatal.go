package main

import (
	"runtime/debug"
	"sync"
	"time"
)

func main() {
	go func() { select {} }()
	time.Sleep(time.Millisecond)
	debug.SetTraceback("1")
	var mu sync.Mutex
	mu.Unlock()
}
