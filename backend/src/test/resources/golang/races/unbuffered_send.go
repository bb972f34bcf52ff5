package main

import "fmt"

var text string

func main() {
	done := make(chan struct{})
	go func() {
		text = "sent"
		done <- struct{}{}
	}()
	<-done
	fmt.Println(text)
}
