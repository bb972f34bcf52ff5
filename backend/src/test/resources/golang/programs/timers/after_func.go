// AfterFunc runs a function in a goroutine of its own.
package main

import (
	"fmt"
	"time"
)

const ms = time.Millisecond

func main() {
	out := make(chan string, 8)
	time.AfterFunc(90*ms, func() { out <- "slow" })
	time.AfterFunc(30*ms, func() { out <- "quick" })
	t := time.AfterFunc(60*ms, func() { out <- "middle" })
	stopped := time.AfterFunc(5*ms, func() { out <- "never" })
	fmt.Println(stopped.Stop(), stopped.C == nil)
	fmt.Println(<-out)
	fmt.Println(<-out)
	fmt.Println(t.Stop(), t.Reset(80*ms))
	fmt.Println(<-out)
	fmt.Println(<-out)
	var tick *time.Timer
	n := 0
	done := make(chan bool)
	tick = time.AfterFunc(5*ms, func() {
		n++
		if n == 4 {
			close(done)
			return
		}
		tick.Reset(5 * ms)
	})
	<-done
	fmt.Println("repeated", n)
}
