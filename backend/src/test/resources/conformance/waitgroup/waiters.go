// The last Done wakes all waiters in order: the last runs first, and the others follow.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg, all sync.WaitGroup
	wg.Add(1)
	for i := 1; i <= 4; i++ {
		all.Go(func() {
			wg.Wait()
			say(fmt.Sprint("W", i))
		})
		runtime.Gosched()
	}
	wg.Done()
	say("done")
	all.Wait()
	fmt.Println(said...)
}
