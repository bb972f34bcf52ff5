// Closing a nil channel is a panic.
package main

func main() {
	var ch chan int
	close(ch)
}
