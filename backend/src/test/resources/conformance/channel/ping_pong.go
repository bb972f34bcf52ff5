// Two goroutines that answer each other on two channels alternate strictly.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ping, pong := make(chan int), make(chan int)
	go func() {
		for v := range ping {
			say(fmt.Sprint("ping", v))
			pong <- v
		}
		close(pong)
	}()
	for i := range 3 {
		ping <- i
		say(fmt.Sprint("pong", <-pong))
	}
	close(ping)
	<-pong
	fmt.Println(said...)
}
