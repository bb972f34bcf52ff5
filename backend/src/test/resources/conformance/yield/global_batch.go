// What yielded comes back from the global queue as a batch, in the order it went there.
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
	for i := range 5 {
		wg.Go(func() {
			runtime.Gosched()
			say(i)
			runtime.Gosched()
			say(fmt.Sprint("again", i))
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
