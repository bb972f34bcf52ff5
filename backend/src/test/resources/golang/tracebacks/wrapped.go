// Functions that go and defer call with arguments, some of which Go puts into what it makes of the statement.
package main

import (
	"fmt"
	"time"
)

func send(c chan int, v int) { c <- v }

type T struct{ c chan int }

func (t *T) recv(n int) { <-t.c }
func (t T) loop(n int) {
	for range n {
		<-t.c
	}
}
func cleanup(s string) { panic("in cleanup " + s) }

func work(id int, c chan string) {
	defer cleanup("x")
	for v := range c {
		fmt.Println(id, v)
	}
}

func main() {
	go send(make(chan int), 5)
	t := &T{make(chan int)}
	go t.recv(1)
	go t.loop(3)
	go (*t).loop(2)
	f := func(n int) { select {} }
	go f(3)
	go func(a, b int, s string) {
		for {
			time.Sleep(time.Hour)
		}
	}(1, 2, "s")
	go func(c chan<- int, s []string) {
		select {
		case c <- 1:
		case <-make(chan int):
		}
	}(make(chan int), nil)
	for i := 0; i < 2; i++ {
		go func(id int) {
			<-t.c
		}(i)
	}
	time.Sleep(time.Millisecond)
	c := make(chan string)
	close(c)
	work(1, c)
}
