// After main's Goexit the others go on; when they are gone the program dies.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	defer fmt.Println("main's deferred call")
	go func() {
		time.Sleep(10 * time.Millisecond)
		fmt.Println("the last goroutine")
	}()
	runtime.Goexit()
	fmt.Println("not reached")
}
