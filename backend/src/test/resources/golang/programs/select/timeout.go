// Waiting for an answer no longer than a time.
package main

import (
	"fmt"
	"time"
)

func slow(d time.Duration) <-chan string {
	ch := make(chan string, 1)
	go func() {
		time.Sleep(d)
		ch <- "answer after " + d.String()
	}()
	return ch
}

func main() {
	for _, d := range []time.Duration{10 * time.Millisecond, 300 * time.Millisecond} {
		select {
		case s := <-slow(d):
			fmt.Println(s)
		case <-time.After(150 * time.Millisecond):
			fmt.Println("timeout for", d)
		}
	}
}
