package main

import "time"

var n int

func main() {
	go func() { n = 1 }()
	time.Sleep(10 * time.Millisecond)
	n++
	panic("over")
}
