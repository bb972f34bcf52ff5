// Two goroutines hand one number to each other.
package main

import "fmt"

func player(name string, in <-chan int, out chan<- int, log chan<- string) {
	for n := range in {
		log <- fmt.Sprintf("%s got %d", name, n)
		if n == 0 {
			close(out)
			return
		}
		out <- n - 1
	}
	close(log)
}

func main() {
	ping, pong := make(chan int), make(chan int)
	log := make(chan string, 32)
	go player("ping", ping, pong, log)
	go player("pong", pong, ping, log)
	ping <- 6
	for s := range log {
		fmt.Println(s)
	}
}
