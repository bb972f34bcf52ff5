package main

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"time"
)

var last atomic.Int32

func watch() {
	for {
		time.Sleep(100 * time.Millisecond)
		now := int32(runtime.GOMAXPROCS(0))
		if before := last.Swap(now); before != now {
			fmt.Println("changed from", before, "to", now)
		}
	}
}

func main() {
	last.Store(int32(runtime.GOMAXPROCS(0)))
	go watch()
	for _, n := range []int{4, 4, 1} {
		runtime.GOMAXPROCS(n)
		time.Sleep(250 * time.Millisecond)
	}
}
