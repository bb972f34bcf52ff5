// A nil channel blocks forever.
package main

func main() {
	var ch chan int
	<-ch
}
