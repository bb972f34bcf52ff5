// Default is taken; nothing orders the two.
package main

import "time"

func main() {
	value := 0
	done := make(chan bool, 1)
	go func() {
		value = 1
		done <- true
	}()
	select {
	case <-make(chan bool):
	default:
		time.Sleep(10 * time.Millisecond)
		println(value)
	}
}
