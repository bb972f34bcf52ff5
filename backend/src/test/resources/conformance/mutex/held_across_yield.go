// A goroutine that yields while it holds a mutex lets its rivals run only until they need it.
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
	for _, name := range []string{"A", "B", "C"} {
		wg.Go(func() {
			say(name + " wants")
			mu.Lock()
			say(name + " has")
			runtime.Gosched()
			mu.Unlock()
			say(name + " left")
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
