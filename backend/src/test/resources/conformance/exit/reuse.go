// A goroutine that ended leaves its structure to the next, which is a new goroutine all the same.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for round := range 3 {
		var wg sync.WaitGroup
		for i := range 3 {
			wg.Go(func() { say(fmt.Sprint(round, i)) })
		}
		wg.Wait()
		say(runtime.NumGoroutine())
	}
	fmt.Println(said...)
}
