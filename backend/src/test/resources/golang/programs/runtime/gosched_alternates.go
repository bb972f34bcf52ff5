// Gosched puts the caller behind all others.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var steps []string
	for _, name := range []string{"a", "b", "c"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 3 {
				steps = append(steps, fmt.Sprint(name, i))
				runtime.Gosched()
			}
		}()
	}
	wg.Wait()
	fmt.Println(steps)
}
