// Senders blocked on a channel form a queue: first come, first served.
package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan string)
	for _, name := range []string{"one", "two", "three", "four"} {
		go func() { ch <- name }()
		time.Sleep(5 * time.Millisecond)
	}
	for range 4 {
		fmt.Println(<-ch)
	}
	buffered := make(chan int, 2)
	for i := range 5 {
		go func() { buffered <- i }()
		time.Sleep(5 * time.Millisecond)
	}
	fmt.Println(len(buffered))
	for range 5 {
		fmt.Print(<-buffered, " ")
	}
	fmt.Println()
}
