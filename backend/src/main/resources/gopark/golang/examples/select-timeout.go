package main

import (
	"fmt"
	"time"
)

func answer(after time.Duration) <-chan string {
	ch := make(chan string, 1) // room, so that a late answer does not leak
	go func() {
		time.Sleep(after)
		ch <- "answer"
	}()
	return ch
}

func main() {
	for _, d := range []time.Duration{20 * time.Millisecond, 200 * time.Millisecond} {
		select {
		case s := <-answer(d):
			fmt.Println(s, "after", d)
		case <-time.After(100 * time.Millisecond):
			fmt.Println("gave up after 100ms")
		}
	}
}
