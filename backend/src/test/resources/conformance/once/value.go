// OnceValue computes for the first that asks, and gives all others the same value.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	asked := ""
	value := sync.OnceValue(func() string {
		say("compute")
		return asked
	})
	for _, name := range []string{"A", "B", "C"} {
		wg.Go(func() {
			asked = name
			say(name + " gets " + value())
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
