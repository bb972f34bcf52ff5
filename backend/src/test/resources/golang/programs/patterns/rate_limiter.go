// Requests leave at the pace of a ticker.
package main

import (
	"fmt"
	"time"
)

func main() {
	requests := make(chan int, 5)
	for i := 1; i <= 5; i++ {
		requests <- i
	}
	close(requests)
	limiter := time.NewTicker(50 * time.Millisecond)
	defer limiter.Stop()
	start := time.Now()
	for r := range requests {
		<-limiter.C
		fmt.Println("request", r, "not too early:", time.Since(start) >= time.Duration(r)*48*time.Millisecond)
	}
}
