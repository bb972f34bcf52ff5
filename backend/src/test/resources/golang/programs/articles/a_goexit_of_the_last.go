// Idea: Goexit runs the deferred calls; when main has left that way and all others too, the program dies.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	for i := range 2 {
		go func() {
			defer fmt.Println("deferred of", i)
			time.Sleep(time.Duration(i+1) * 80 * time.Millisecond)
			runtime.Goexit()
			fmt.Println("not reached")
		}()
	}
	defer fmt.Println("deferred of main")
	runtime.Goexit()
}
