// A request carries the channel for its answer.
package main

import (
	"errors"
	"fmt"
)

type answer struct {
	value int
	err   error
}

type request struct {
	a, b  int
	reply chan answer
}

func divider(in <-chan request) {
	for r := range in {
		if r.b == 0 {
			r.reply <- answer{err: errors.New("division by zero")}
			continue
		}
		r.reply <- answer{value: r.a / r.b}
	}
}

func main() {
	in := make(chan request)
	go divider(in)
	for _, p := range [][2]int{{10, 2}, {7, 0}, {-9, 4}} {
		reply := make(chan answer)
		in <- request{p[0], p[1], reply}
		if a := <-reply; a.err != nil {
			fmt.Println(p, "error:", a.err)
		} else {
			fmt.Println(p, "=", a.value)
		}
	}
	close(in)

	relay := make(chan chan string, 1)
	inner := make(chan string, 1)
	relay <- inner
	(<-relay) <- "through two channels"
	fmt.Println(<-inner)
}
