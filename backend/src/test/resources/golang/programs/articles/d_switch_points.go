// Idea: four kinds of events at which the scheduler may choose: go, collection, system calls, synchronization.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var log []string
	note := func(s string) { log = append(log, s) }
	var wg sync.WaitGroup
	var mu sync.Mutex
	wg.Add(1)
	go func() {
		defer wg.Done()
		note("started by go")
		mu.Lock()
		note("has the lock")
		mu.Unlock()
	}()
	note("main goes on after go")
	mu.Lock()
	runtime.Gosched()
	note("main yielded with the lock held")
	mu.Unlock()
	wg.Wait()
	runtime.GC()
	note("after a collection")
	for _, l := range log {
		fmt.Println(l)
	}
}
