package main

import "fmt"

func player(name string, in <-chan int, out chan<- int) {
	for n := range in {
		fmt.Println(name, n)
		if n == 0 {
			close(out)
			return
		}
		out <- n - 1
	}
	close(done)
}

var done = make(chan bool)

func main() {
	ping, pong := make(chan int), make(chan int)
	go player("ping", ping, pong)
	go player("pong", pong, ping)
	ping <- 9
	<-done
}
