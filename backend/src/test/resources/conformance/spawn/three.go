// The goroutine created last runs first; the others follow in order.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			say(i)
		}()
	}
	wg.Wait()
	fmt.Println(said...)
}
