package main

import (
	"fmt"
	"runtime"
	"time"
)

func ask(server int) string {
	time.Sleep(time.Duration(10*(server+1)) * time.Millisecond)
	return fmt.Sprint("answer of server ", server)
}

func fastest(buffer int) string {
	answers := make(chan string, buffer)
	for server := range 3 {
		go func() { answers <- ask(server) }()
	}
	return <-answers
}

func main() {
	for range 5 {
		fmt.Println(fastest(0)) // try a buffer of 3
		time.Sleep(50 * time.Millisecond)
		fmt.Println("goroutines:", runtime.NumGoroutine())
	}
}
