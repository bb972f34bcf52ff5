// The sender that waits when the channel is closed panics.
package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan int)
	go func() {
		fmt.Println("sending")
		ch <- 1
	}()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("closing")
	close(ch)
	time.Sleep(100 * time.Millisecond)
	fmt.Println("not reached")
}
