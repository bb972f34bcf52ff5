// Idea: what comes back from waiting goes into the slot of the P of whoever woke it.
package main

import "fmt"

func main() {
	var log []string
	gate := make(chan bool)
	done := make(chan bool)
	go func() {
		<-gate
		log = append(log, "woken one")
		done <- true
	}()
	go func() {
		log = append(log, "first in the slot")
	}()
	gate <- true
	log = append(log, "waker goes on after its wait")
	<-done
	for _, l := range log {
		fmt.Println(l)
	}
}
