// With five goroutines only the last one has overtaken the others.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	fmt.Println(said...)
}
