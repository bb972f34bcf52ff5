// Closing before all senders are done: the late one panics.
package main

import (
	"fmt"
	"time"
)

func main() {
	out := make(chan int, 10)
	for i := range 2 {
		go func() {
			time.Sleep(time.Duration(i) * 60 * time.Millisecond)
			out <- i
		}()
	}
	time.Sleep(20 * time.Millisecond)
	close(out)
	for v := range out {
		fmt.Println(v)
	}
	time.Sleep(200 * time.Millisecond)
	fmt.Println("not reached")
}
