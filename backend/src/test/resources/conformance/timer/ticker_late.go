// A ticker keeps one tick for a late receiver and drops the rest.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ticker := time.NewTicker(2 * time.Millisecond)
	for start := time.Now(); time.Since(start) < 5*time.Millisecond; {
	}
	for range 2 {
		select {
		case <-ticker.C:
			say("tick")
		default:
			say("none")
		}
	}
	say(cap(ticker.C))
	fmt.Println(said...)
}
