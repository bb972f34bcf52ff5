// Goexit ends only its goroutine and runs its deferred calls.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func leave(level int) {
	defer fmt.Println("leaving level", level)
	if level == 3 {
		runtime.Goexit()
	}
	leave(level + 1)
	fmt.Println("not reached")
}

func main() {
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer fmt.Println("goroutine", i, "is over")
			leave(i + 1)
		}()
		wg.Wait()
	}
	fmt.Println("main", runtime.NumGoroutine())
}
