// A goroutine that closes a channel goes on until it ends; only then does the waiter run.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	done := make(chan bool)
	go func() {
		say("work")
		close(done)
		say("after close")
	}()
	<-done
	say("main")
	fmt.Println(said...)
}
