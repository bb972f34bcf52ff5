// A goroutine that was created runs when its creator waits.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	done := make(chan bool)
	go func() {
		say("g")
		close(done)
	}()
	say("main")
	<-done
	fmt.Println(said...)
}
