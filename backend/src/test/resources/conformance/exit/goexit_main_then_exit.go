// After main's Goexit another goroutine can still end the program properly.
package main

import (
	"fmt"
	"os"
	"runtime"
)

func main() {
	go func() {
		runtime.Gosched()
		fmt.Println("g")
		os.Exit(0)
	}()
	runtime.Goexit()
}
