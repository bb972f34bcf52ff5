// A cancelled context wakes its waiters as a close does: the first, then the rest backwards.
package main

import (
	"context"
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() {
			<-ctx.Done()
			say(fmt.Sprint(i, " ", ctx.Err()))
		})
		runtime.Gosched()
	}
	cancel()
	say("cancelled")
	wg.Wait()
	fmt.Println(said...)
}
