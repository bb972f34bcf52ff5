// Idea: every 61st turn looks at the global queue first, so the one who yielded does not wait for all.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	turns, seen := 0, -1
	wg.Go(func() {
		before := turns
		runtime.Gosched()
		seen = turns - before
	})
	for range 200 {
		wg.Go(func() { turns++ })
	}
	wg.Wait()
	fmt.Println("turns", turns, "came back within a round of 61:", seen > 0 && seen <= 61)
}
