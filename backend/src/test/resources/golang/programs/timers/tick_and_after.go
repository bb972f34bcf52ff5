// time.Tick as a clock in a range, time.After as an alarm.
package main

import (
	"fmt"
	"time"
)

func main() {
	alarm := time.After(150 * time.Millisecond)
	n := 0
	for range time.Tick(10 * time.Millisecond) {
		n++
		if n == 3 {
			break
		}
	}
	fmt.Println(n)
	if _, ok := <-alarm; ok {
		fmt.Println("alarm")
	}
	fmt.Println(time.Tick(0) == nil, time.Tick(-1) == nil)
	<-time.After(-time.Second)
	fmt.Println("a negative time is over at once")
}
