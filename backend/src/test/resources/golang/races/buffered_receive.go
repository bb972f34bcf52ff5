// With a buffer the send does not wait for the receive.
package main

import (
	"time"
)

var text string

func main() {
	done := make(chan bool, 1)
	go func() {
		text = "received"
		<-done
	}()
	time.Sleep(10 * time.Millisecond)
	done <- true
	println(text)
}
