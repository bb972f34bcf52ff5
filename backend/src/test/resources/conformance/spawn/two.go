// Of two goroutines the one created last runs first.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	fmt.Println(said...)
}
