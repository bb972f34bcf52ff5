package main

import (
	"runtime/debug"
	"time"
)

func main() {
	go func() { select {} }()
	time.Sleep(time.Millisecond)
	debug.SetTraceback("none")
	panic("shown")
}
