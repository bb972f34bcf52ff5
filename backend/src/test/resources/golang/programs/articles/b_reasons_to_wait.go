// Idea: a goroutine waits for a channel, a lock, a timer or for nothing at all, and stands in no queue meanwhile.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	ch := make(chan int)
	var wg sync.WaitGroup
	mu.Lock()
	wait := func(reason string, f func()) {
		wg.Go(func() {
			f()
			fmt.Println("came back from", reason)
		})
		time.Sleep(5 * time.Millisecond)
	}
	wait("a receive", func() { <-ch })
	wait("a lock", func() { mu.Lock(); mu.Unlock() })
	wait("a timer", func() { time.Sleep(100 * time.Millisecond) })
	go func() { select {} }()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("waiting:", runtime.NumGoroutine()-1)
	ch <- 1
	time.Sleep(5 * time.Millisecond)
	mu.Unlock()
	wg.Wait()
	fmt.Println("for ever:", runtime.NumGoroutine()-1)
}
