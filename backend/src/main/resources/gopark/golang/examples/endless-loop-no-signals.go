package main

import (
	"fmt"
	"time"
)

//go:noinline
func count(n int) int { return n + 1 }

func main() {
	go func() {
		n := 0
		for n < 5_000_000 {
			n = count(n) // the prologue of count is a safe point
		}
		for { // no call, no safe point
			n++
		}
	}()
	time.Sleep(time.Millisecond)
	fmt.Println("the loop with calls let main in")
	time.Sleep(100 * time.Millisecond)
	fmt.Println("the loop without calls does not")
}
