// A receive from a nil channel blocks for ever, and nobody else minds.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	go func() {
		var ch chan int
		<-ch
		fmt.Println("never")
	}()
	runtime.Gosched()
	fmt.Println(runtime.NumGoroutine())
}
