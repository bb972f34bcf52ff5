// Answers nobody reads: on an unbuffered channel the late ones wait forever.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func ask(i int) string {
	time.Sleep(time.Duration(20+100*i) * time.Millisecond)
	return fmt.Sprint("answer ", i)
}

func first(buffer int) string {
	ch := make(chan string, buffer)
	for i := range 4 {
		go func() { ch <- ask(i) }()
	}
	return <-ch
}

func main() {
	fmt.Println(first(0))
	time.Sleep(450 * time.Millisecond)
	fmt.Println("leaked:", runtime.NumGoroutine()-1)
	fmt.Println(first(4))
	time.Sleep(450 * time.Millisecond)
	fmt.Println("leaked:", runtime.NumGoroutine()-1)
}
