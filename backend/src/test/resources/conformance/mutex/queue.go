// Goroutines that wait for a mutex get it in the order in which they came.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	mu.Lock()
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			mu.Lock()
			say(fmt.Sprint("L", i))
			mu.Unlock()
			say(fmt.Sprint("U", i))
		})
		runtime.Gosched()
	}
	mu.Unlock()
	say("u")
	wg.Wait()
	fmt.Println(said...)
}
