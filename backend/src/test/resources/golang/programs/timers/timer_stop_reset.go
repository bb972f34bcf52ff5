// Stop and Reset of a timer that waits, has fired, or was stopped.
package main

import (
	"fmt"
	"time"
)

const ms = time.Millisecond

func fired(t *time.Timer) bool {
	select {
	case <-t.C:
		return true
	default:
		return false
	}
}

func main() {
	t := time.NewTimer(time.Hour)
	fmt.Println("stop waiting:", t.Stop(), "again:", t.Stop())
	fmt.Println("reset stopped:", t.Reset(10*ms))
	time.Sleep(20 * ms)
	fmt.Println("stop after its time:", t.Stop(), fired(t))
	fmt.Println("reset:", t.Reset(time.Hour), "reset waiting:", t.Reset(5*ms))
	<-t.C
	fmt.Println("fired; reset after receive:", t.Reset(5*ms))
	<-t.C
	fmt.Println("fired again:", fired(t), "stop:", t.Stop())
	t.Reset(5 * ms)
	time.Sleep(10 * ms)
	t.Reset(30 * ms)
	fmt.Println("stale value is gone:", !fired(t), len(t.C), cap(t.C))
	<-t.C
	fmt.Println("done")
}
