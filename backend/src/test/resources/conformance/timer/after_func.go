// AfterFunc's function gets a new goroutine, which is the next to run once the timer is seen.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	done := make(chan bool)
	time.AfterFunc(time.Millisecond, func() {
		say("af")
		close(done)
	})
	go say("g")
	for start := time.Now(); time.Since(start) < 3*time.Millisecond; {
	}
	say("m")
	<-done
	say("end")
	fmt.Println(said...)
}
