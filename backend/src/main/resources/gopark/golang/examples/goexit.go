package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	for i := 1; i <= 2; i++ {
		go func() {
			defer fmt.Println("deferred call of goroutine", i)
			time.Sleep(time.Duration(i) * 20 * time.Millisecond)
			runtime.Goexit()
			fmt.Println("not reached")
		}()
	}
	defer fmt.Println("deferred call of main")
	runtime.Goexit()
}
