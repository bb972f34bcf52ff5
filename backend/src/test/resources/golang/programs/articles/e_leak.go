// Idea: goroutines that wait for a channel nobody writes to; the number only climbs.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func leak() {
	ch := make(chan int)
	go func() {
		v := <-ch
		fmt.Println("never", v)
	}()
}

func main() {
	for i := range 5 {
		leak()
		time.Sleep(5 * time.Millisecond)
		fmt.Println("after", i+1, "calls:", runtime.NumGoroutine())
	}
}
