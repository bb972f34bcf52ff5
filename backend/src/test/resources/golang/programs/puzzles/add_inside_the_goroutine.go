// Add inside of the goroutine comes too late: Wait sees zero and goes on.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	n := 0
	for range 3 {
		go func() {
			wg.Add(1)
			defer wg.Done()
			n++
		}()
	}
	wg.Wait()
	fmt.Println("n is", n)
}
