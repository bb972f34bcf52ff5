// A child takes the place of the next to run, and kicks its elder sibling behind the uncle.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for _, name := range []string{"A", "B"} {
		wg.Go(func() {
			say(name)
			for i := range 2 {
				wg.Go(func() { say(fmt.Sprint(name, i+1)) })
			}
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
