// A send to a nil channel is a deadlock that the traceback names.
package main

func main() {
	var ch chan int
	ch <- 1
}
