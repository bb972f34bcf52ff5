package main

import "fmt"

func main() {
	ping, pong := make(chan int), make(chan int)
	go func() {
		for v := range ping {
			pong <- v + 1
		}
		close(pong)
	}()
	v := 0
	for i := 0; i < 1_000_000; i++ {
		ping <- v
		v = <-pong
	}
	close(ping)
	fmt.Println(v)
}
