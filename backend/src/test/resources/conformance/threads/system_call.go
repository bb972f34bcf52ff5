// While a goroutine sits in a long system call another gets its processor.
//
//conformance:untraced when the processor is taken is a matter of time.
package main

import (
	"fmt"
	"syscall"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	done := make(chan bool)
	go func() {
		say("g")
		close(done)
	}()
	wait := syscall.NsecToTimespec(50_000_000)
	say("call")
	syscall.Nanosleep(&wait, nil)
	say("returned")
	<-done
	fmt.Println(said...)
}
