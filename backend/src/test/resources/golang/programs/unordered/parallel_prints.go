// order: any
// Goroutines on four processors print when they like.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	runtime.GOMAXPROCS(4)
	var wg sync.WaitGroup
	for i := range 20 {
		wg.Go(func() { fmt.Println("goroutine", i, "square", i*i) })
	}
	wg.Wait()
}
