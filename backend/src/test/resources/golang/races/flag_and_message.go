// The flag is atomic, so the message is safe.
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
		message = "hello"
		ready.Store(true)
	}()
	for !ready.Load() {
		time.Sleep(time.Millisecond)
	}
	fmt.Println(message)
}
