// Three goroutines that yield keep the order of their first round.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() {
			for range 3 {
				say(i)
				runtime.Gosched()
			}
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
