// A select with time.After takes the value if it comes in time, and the timeout if not.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	go func() {
		ch <- 1
		time.Sleep(time.Minute)
	}()
	for range 2 {
		select {
		case v := <-ch:
			say(v)
		case <-time.After(10 * time.Millisecond):
			say("timeout")
		}
	}
	fmt.Println(said...)
}
