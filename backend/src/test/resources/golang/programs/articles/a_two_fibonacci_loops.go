// Idea: two long loops on one P; neither starves the other, for the monitor preempts them.
package main

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"time"
)

func fibonacci(n int, begun, done *atomic.Int32) int {
	begun.Add(1)
	if n <= 1 {
		return n
	}
	previous, current := 0, 1
	for i := 2; i <= n; i++ {
		previous, current = current, previous+current
	}
	done.Add(1)
	return current
}

func main() {
	runtime.GOMAXPROCS(1)
	var begun, done atomic.Int32
	go fibonacci(20_000_000, &begun, &done)
	go fibonacci(40_000_000, &begun, &done)
	for done.Load() < 2 {
		time.Sleep(50 * time.Millisecond)
	}
	fmt.Println("begun", begun.Load(), "done", done.Load())
}
