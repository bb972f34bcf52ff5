// Two goroutines both think they own the channel.
package main

import (
	"fmt"
	"time"
)

func main() {
	done := make(chan struct{})
	for i := range 2 {
		time.Sleep(60 * time.Millisecond)
		go func() {
			fmt.Println("closer", i)
			close(done)
		}()
	}
	time.Sleep(100 * time.Millisecond)
}
