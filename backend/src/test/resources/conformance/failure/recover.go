// A panic that is recovered ends its function, not its goroutine.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func careful() {
	defer func() { say(recover()) }()
	panic("boom")
}

func main() {
	done := make(chan bool)
	go func() {
		careful()
		say("goes on")
		close(done)
	}()
	<-done
	say("main")
	fmt.Println(said...)
}
