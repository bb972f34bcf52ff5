// A program shows stacks itself: its own, one in the middle of a panic, and all.
package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
)

func show() {
	var buf [4096]byte
	n := runtime.Stack(buf[:], false)
	os.Stderr.Write(buf[:n])
}

func down(x int) {
	if 3/x > 2 {
		down(x - 1)
		return
	}
	defer println("left", x)
	down(x - 1)
}

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		debug.PrintStack()
		buf := make([]byte, 1<<16)
		n := runtime.Stack(buf, true)
		os.Stderr.Write(buf[:n])
	}()
	wg.Wait()
	defer show()
	down(3)
}
