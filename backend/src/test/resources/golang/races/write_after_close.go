package main

import "time"

func main() {
	value := 1
	ready := make(chan struct{})
	go func() {
		close(ready)
		value = 2
	}()
	<-ready
	time.Sleep(10 * time.Millisecond)
	println(value)
}
