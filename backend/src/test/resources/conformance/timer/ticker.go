// A ticker wakes its receiver once a period, until it is stopped.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ticker := time.NewTicker(5 * time.Millisecond)
	for i := range 3 {
		<-ticker.C
		say(i)
	}
	ticker.Stop()
	select {
	case <-ticker.C:
		say("never")
	case <-time.After(10 * time.Millisecond):
		say("stopped")
	}
	fmt.Println(said...)
}
