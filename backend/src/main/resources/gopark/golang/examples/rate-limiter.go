package main

import (
	"fmt"
	"time"
)

func main() {
	tokens := make(chan struct{}, 3)
	for range 3 {
		tokens <- struct{}{}
	}
	go func() {
		for range time.Tick(50 * time.Millisecond) {
			select {
			case tokens <- struct{}{}:
			default: // the bucket is full
			}
		}
	}()
	start := time.Now()
	for i := 1; i <= 7; i++ {
		<-tokens
		fmt.Println("request", i, "at", time.Since(start).Round(10*time.Millisecond))
	}
}
