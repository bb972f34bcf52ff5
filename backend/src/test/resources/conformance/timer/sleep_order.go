// Sleepers wake in the order of their deadlines when nobody else runs.
package main

import (
	"fmt"
	"sync"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for _, ms := range []int{30, 10, 20} {
		wg.Go(func() {
			time.Sleep(time.Duration(ms) * time.Millisecond)
			say(ms)
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
