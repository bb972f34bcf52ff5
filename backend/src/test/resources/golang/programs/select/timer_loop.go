// A loop with a ticker, a deadline and work; the counts leave room for late timers.
package main

import (
	"fmt"
	"time"
)

func main() {
	ticker := time.NewTicker(40 * time.Millisecond)
	defer ticker.Stop()
	deadline := time.After(220 * time.Millisecond)
	work := make(chan int)
	go func() {
		for i := range 3 {
			time.Sleep(7 * time.Millisecond)
			work <- i
		}
	}()
	ticks, jobs := 0, 0
	for {
		select {
		case <-ticker.C:
			ticks++
			continue
		case <-work:
			jobs++
			continue
		case <-deadline:
		}
		break
	}
	fmt.Println("jobs", jobs, "ticks", ticks >= 4 && ticks <= 6)
}
