// Idea: a sleeper is an entry in the timers of a P; the thread waits for the earliest.
package main

import (
	"fmt"
	"time"
)

func main() {
	start := time.Now()
	go func() {
		time.Sleep(100 * time.Millisecond)
		fmt.Println("goroutine wakes")
	}()
	time.Sleep(600 * time.Millisecond)
	fmt.Println("main wakes after at least 600 ms:", time.Since(start) >= 600*time.Millisecond)
}
