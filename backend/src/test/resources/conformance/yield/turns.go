// Two goroutines that yield take turns.
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
	for _, name := range []string{"A", "B"} {
		wg.Go(func() {
			for i := range 3 {
				say(fmt.Sprint(name, i+1))
				runtime.Gosched()
			}
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
