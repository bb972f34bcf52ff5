// GOMAXPROCS gives the number before the change; going up and back changes no order.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	say(runtime.GOMAXPROCS(4))
	say(runtime.GOMAXPROCS(1))
	say(runtime.GOMAXPROCS(0))
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() { say(i) })
	}
	wg.Wait()
	fmt.Println(said...)
}
