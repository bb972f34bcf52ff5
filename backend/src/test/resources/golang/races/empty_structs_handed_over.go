package main

import (
	"fmt"
	"time"
)

// Receivers wait already, so that values never lie in the buffer.
func main() {
	c := make(chan struct{}, 2)
	n := 0
	done := make(chan struct{}, 1)
	for range 3 {
		go func() {
			<-c
			n++
			c <- struct{}{}
		}()
	}
	go func() {
		time.Sleep(20 * time.Millisecond)
		<-c
		fmt.Println(n)
		done <- struct{}{}
	}()
	time.Sleep(10 * time.Millisecond)
	c <- struct{}{}
	<-done
}
