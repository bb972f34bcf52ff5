// A send and a close that nothing orders.
package main

import "time"

func main() {
	c := make(chan int, 1)
	go func() {
		c <- 1
	}()
	time.Sleep(10 * time.Millisecond)
	close(c)
}
