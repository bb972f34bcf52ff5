package main

import (
	"fmt"
	"time"
)

func source(name string, n int, pause time.Duration) <-chan string {
	ch := make(chan string)
	go func() {
		defer close(ch)
		for i := range n {
			time.Sleep(pause)
			ch <- fmt.Sprint(name, i)
		}
	}()
	return ch
}

func main() {
	a, b := source("a", 3, 20*time.Millisecond), source("b", 5, 13*time.Millisecond)
	for a != nil || b != nil {
		select {
		case s, ok := <-a:
			if !ok {
				fmt.Println("a has ended")
				a = nil
				continue
			}
			fmt.Println(s)
		case s, ok := <-b:
			if !ok {
				fmt.Println("b has ended")
				b = nil
				continue
			}
			fmt.Println(s)
		}
	}
}
