package main

import (
	"os"
	"time"
)

var n int

func main() {
	go func() { n = 1 }()
	time.Sleep(10 * time.Millisecond)
	println(n)
	os.Exit(0)
}
