// A binary tree of goroutines runs the younger child first, its elder only from the queue.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	var grow func(string)
	grow = func(name string) {
		say(name)
		if len(name) < 3 {
			wg.Go(func() { grow(name + "a") })
			wg.Go(func() { grow(name + "b") })
		}
	}
	wg.Go(func() { grow("r") })
	wg.Wait()
	fmt.Println(said...)
}
