// Idea: many sleepers at once: all wake after the same second, here a tenth of it.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	start := time.Now()
	var wg sync.WaitGroup
	done := 0
	for range 2000 {
		wg.Go(func() {
			time.Sleep(100 * time.Millisecond)
			done++
		})
	}
	wg.Wait()
	fmt.Println("Done", done, time.Since(start) < time.Second)
}
