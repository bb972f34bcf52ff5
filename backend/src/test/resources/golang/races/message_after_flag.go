// The flag is atomic, but the message is written after it.
package main

import (
	"fmt"
	"sync/atomic"
	"time"
)

var message string
var ready atomic.Bool

func main() {
	go func() {
		ready.Store(true)
		message = "hello"
	}()
	time.Sleep(10 * time.Millisecond)
	if ready.Load() {
		fmt.Println(message)
	}
}
