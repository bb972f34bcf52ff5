// All that call Do wait until the first call's function has returned.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var once sync.Once
	var wg sync.WaitGroup
	for i := 1; i <= 3; i++ {
		wg.Go(func() {
			once.Do(func() {
				say(fmt.Sprint("do", i))
				runtime.Gosched()
				say(fmt.Sprint("done", i))
			})
			say(fmt.Sprint("x", i))
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
