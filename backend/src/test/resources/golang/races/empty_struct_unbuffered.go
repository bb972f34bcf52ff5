package main

import (
	"fmt"
	"time"
)

func main() {
	c := make(chan struct{})
	n := 0
	go func() {
		n = 1
		<-c
	}()
	go func() {
		time.Sleep(20 * time.Millisecond)
		<-c
	}()
	time.Sleep(10 * time.Millisecond)
	c <- struct{}{}
	c <- struct{}{}
	fmt.Println(n)
}
