// A panic nobody recovers ends the program, whichever goroutine it is in.
package main

import (
	"fmt"
	"time"
)

func main() {
	defer fmt.Println("main's deferred call is not run")
	go func() {
		defer fmt.Println("deferred in the goroutine")
		panic("boom in a goroutine")
	}()
	time.Sleep(100 * time.Millisecond)
	fmt.Println("not reached")
}
