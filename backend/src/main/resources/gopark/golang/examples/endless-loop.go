package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	runtime.GOMAXPROCS(1)
	go func() {
		var u int
		for {
			u -= 2 // never becomes 1
			if u == 1 {
				break
			}
		}
	}()
	<-time.After(5 * time.Millisecond)
	fmt.Println("main has been here")
}
