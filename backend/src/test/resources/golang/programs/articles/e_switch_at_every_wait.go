// Idea: what makes a running goroutine give way: a channel, a lock, Gosched, its end.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	var log []string
	ch := make(chan int)
	done := make(chan bool)
	go func() {
		log = append(log, "G1 begins, waits for the channel")
		v := <-ch
		log = append(log, fmt.Sprint("G1 has ", v))
		done <- true
	}()
	go func() {
		log = append(log, "G2 begins, yields")
		runtime.Gosched()
		log = append(log, "G2 sends")
		ch <- 7
		log = append(log, "G2 ends")
	}()
	<-done
	for _, l := range log {
		fmt.Println(l)
	}
}
