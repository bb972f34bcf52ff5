// Only the last Done wakes the waiter, and it runs before all that are queued.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	wg.Add(2)
	for i := range 4 {
		go func() {
			say(i)
			if i == 3 || i == 1 {
				wg.Done()
			}
		}()
	}
	wg.Wait()
	say("main")
	fmt.Println(said...)
}
