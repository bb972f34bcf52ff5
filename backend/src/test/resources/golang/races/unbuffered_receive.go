// A receive from a channel without a buffer comes before the send is over.
package main

import "fmt"

var text string

func main() {
	done := make(chan struct{})
	go func() {
		text = "received"
		<-done
	}()
	done <- struct{}{}
	fmt.Println(text)
}
