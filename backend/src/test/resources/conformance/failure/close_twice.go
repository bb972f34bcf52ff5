// Closing a closed channel is a panic.
package main

func main() {
	ch := make(chan int)
	close(ch)
	close(ch)
}
