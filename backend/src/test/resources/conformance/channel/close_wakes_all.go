// A close readies its receivers last to first: the first runs first, then the rest backwards.
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
	for i := range 4 {
		wg.Go(func() {
			<-ch
			say(fmt.Sprint("R", i+1))
		})
		runtime.Gosched()
	}
	close(ch)
	say("closed")
	wg.Wait()
	fmt.Println(said...)
}
