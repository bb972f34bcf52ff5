package main

import (
	"fmt"
	"time"
)

func main() {
	ticks := 0
	ticker := time.NewTicker(time.Millisecond)
	stop := make(chan struct{})
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-ticker.C:
				ticks++
				if ticks == 3 {
					ticker.Stop()
					return
				}
			case <-stop:
				return
			}
		}
	}()
	<-done
	close(stop)
	fmt.Println(ticks)
}
