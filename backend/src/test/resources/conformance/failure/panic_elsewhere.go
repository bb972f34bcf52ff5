// A panic in any goroutine ends the whole program; main's deferred calls do not run.
package main

import "fmt"

func main() {
	defer fmt.Println("never")
	done := make(chan bool)
	go func() {
		defer fmt.Println("deferred")
		panic("boom")
	}()
	<-done
}
