package main

import "time"

var handler = func() int { return 1 }

func main() {
	go func() {
		handler = func() int { return 2 }
	}()
	time.Sleep(10 * time.Millisecond)
	println(handler())
}
