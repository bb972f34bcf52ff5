// Goroutines that wake each other share one time slice, so a third starves until it has passed.
//
//conformance:untraced the number of rounds is a matter of time.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	ping, pong := make(chan int), make(chan int)
	rounds, ran := 0, false
	go func() {
		for v := range ping {
			pong <- v
		}
	}()
	ping <- 0
	<-pong
	go func() { ran = true }()
	go func() {
		for !ran {
			ping <- rounds
			rounds = <-pong + 1
		}
	}()
	for !ran {
		runtime.Gosched()
	}
	fmt.Println("the third waited for more than 100 rounds:", rounds > 100)
}
