// Functions given to AfterFunc run in the order of their deadlines.
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
	wg.Add(3)
	for _, ms := range []int{25, 5, 15} {
		time.AfterFunc(time.Duration(ms)*time.Millisecond, func() {
			say(ms)
			wg.Done()
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
