// Idea: a goroutine looks now and then whether the number of processors has changed.
package main

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"time"
)

func main() {
	var last atomic.Int32
	last.Store(int32(runtime.GOMAXPROCS(0)))
	changes := make(chan string, 8)
	go func() {
		for {
			time.Sleep(20 * time.Millisecond)
			if now := int32(runtime.GOMAXPROCS(0)); now != last.Load() {
				changes <- fmt.Sprintf("changed %d -> %d", last.Load(), now)
				last.Store(now)
			}
		}
	}()
	for _, n := range []int{4, 4, 2} {
		runtime.GOMAXPROCS(n)
		time.Sleep(100 * time.Millisecond)
	}
	fmt.Println(<-changes)
	fmt.Println(<-changes)
	fmt.Println(len(changes))
}
