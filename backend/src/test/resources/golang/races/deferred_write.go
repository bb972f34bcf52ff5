// A deferred function writes after the goroutine has told that it is done.
package main

import "time"

func main() {
	state := "running"
	done := make(chan bool)
	go func() {
		defer func() { state = "over" }()
		done <- true
	}()
	<-done
	time.Sleep(10 * time.Millisecond)
	println(state == "")
}
