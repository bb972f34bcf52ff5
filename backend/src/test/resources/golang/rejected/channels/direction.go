package main

import "fmt"

func send(c chan<- int) {
	fmt.Println(<-c)
	for v := range c {
		fmt.Println(v)
	}
	c <- "x"
}

func receive(c <-chan int) {
	c <- 1
	close(c)
	x := <-c + "a"
}

func main() {
	c := make(chan int)
	var r <-chan int = c
	var b chan int = r
	send(r)
	receive(c)
	n := 5
	n <- 1
	<-n
	c <- 1.5
	c <- nil
	var s string = <-c
	v, ok, z := <-c
	close(n)
	close(5)
	len(n)
	select {
	case x := 5:
	case c <- "s":
	case n := <-r:
	case <-n:
	}
	make(chan int, "x")
	c + c
}
