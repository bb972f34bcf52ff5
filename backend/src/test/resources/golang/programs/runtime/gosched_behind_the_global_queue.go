// A yielding goroutine goes to the global queue: fresh goroutines of the local queue run first.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var steps []string
	wg.Add(2)
	go func() {
		defer wg.Done()
		steps = append(steps, "yielder starts")
		wg.Add(1)
		go func() {
			defer wg.Done()
			steps = append(steps, "child")
		}()
		runtime.Gosched()
		steps = append(steps, "yielder again")
	}()
	go func() {
		defer wg.Done()
		steps = append(steps, "other")
	}()
	wg.Wait()
	for _, s := range steps {
		fmt.Println(s)
	}
}
