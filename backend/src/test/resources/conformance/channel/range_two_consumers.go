// Two consumers of one channel: the one woken takes what it can before the other gets a turn.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	for _, name := range []string{"A", "B"} {
		wg.Go(func() {
			for v := range ch {
				say(fmt.Sprint(name, v))
			}
		})
	}
	runtime.Gosched()
	for i := range 6 {
		ch <- i
		say(fmt.Sprint("s", i))
	}
	close(ch)
	wg.Wait()
	fmt.Println(said...)
}
