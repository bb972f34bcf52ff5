// A timer that was reset fires once, at its new deadline.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	t := time.NewTimer(5 * time.Millisecond)
	say(t.Reset(20 * time.Millisecond))
	time.Sleep(10 * time.Millisecond)
	select {
	case <-t.C:
		say("early")
	default:
		say("not yet")
	}
	<-t.C
	say(t.Stop())
	fmt.Println(said...)
}
