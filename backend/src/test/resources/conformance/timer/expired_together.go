// Sleepers whose deadlines have passed are woken in one check, and the last woken runs first.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			time.Sleep(time.Duration(i) * 500 * time.Microsecond)
			say(fmt.Sprint("T", i))
		})
		runtime.Gosched()
	}
	for start := time.Now(); time.Since(start) < 4*time.Millisecond; {
	}
	say("main")
	wg.Wait()
	fmt.Println(said...)
}
