// A nil channel blocks a sender forever.
package main

func main() {
	var ch chan int
	ch <- 1
}
