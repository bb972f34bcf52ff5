// One goroutine waits for another, a third waits for neither.
package main

import (
	"sync"
	"time"
)

func main() {
	var first sync.WaitGroup
	first.Add(1)
	total := 0
	go func() {
		total = 1
		first.Done()
	}()
	go func() {
		first.Wait()
		total = 2
	}()
	time.Sleep(10 * time.Millisecond)
	println(total)
}
