// Done is called before the write.
package main

import (
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	result := 0
	wg.Add(1)
	go func() {
		wg.Done()
		result = 1
	}()
	wg.Wait()
	time.Sleep(10 * time.Millisecond)
	println(result)
}
