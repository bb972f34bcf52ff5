// An empty select blocks its goroutine for ever.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	go func() {
		select {}
	}()
	runtime.Gosched()
	fmt.Println(runtime.NumGoroutine())
}
