// Main leaves by Goexit, and the others wait for each other.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var once sync.Once
	var mutex sync.Mutex
	cond := sync.NewCond(&mutex)
	never := make(chan struct{})
	go once.Do(func() { <-never })
	go once.Do(func() { fmt.Println("not twice") })
	go func() {
		mutex.Lock()
		defer mutex.Unlock()
		for {
			cond.Wait()
		}
	}()
	go func() {
		select {
		case <-never:
		case never <- struct{}{}:
		}
	}()
	defer fmt.Println("main leaves")
	runtime.Goexit()
}
