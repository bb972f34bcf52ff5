// The goroutine that was not waited for still writes.
package main

import "time"

func main() {
	answer := 0
	done := make(chan bool, 1)
	go func() {
		time.Sleep(10 * time.Millisecond)
		answer = 42
		done <- true
	}()
	select {
	case <-done:
	case <-time.After(time.Millisecond):
		answer = -1
	}
	time.Sleep(20 * time.Millisecond)
	println(answer)
}
