// Two goroutines that are both locked to threads alternate as if they were not.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	ch := make(chan int)
	wg.Go(func() {
		runtime.LockOSThread()
		for v := range ch {
			say(fmt.Sprint("r", v))
		}
	})
	wg.Go(func() {
		runtime.LockOSThread()
		for i := range 4 {
			ch <- i
			say(fmt.Sprint("s", i))
		}
		close(ch)
	})
	wg.Wait()
	fmt.Println(said...)
}
