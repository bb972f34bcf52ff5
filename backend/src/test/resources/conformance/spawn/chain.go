// Where each goroutine creates the next, each is the next to run, before all that waited longer.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	var link func(int)
	link = func(n int) {
		say(n)
		if n < 5 {
			wg.Go(func() { link(n + 1) })
		}
	}
	wg.Go(func() { say("waiting") })
	wg.Go(func() { link(1) })
	wg.Wait()
	fmt.Println(said...)
}
