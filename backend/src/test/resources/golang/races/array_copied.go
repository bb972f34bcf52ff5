package main

import "time"

var seats [4]int

func main() {
	go func() {
		seats[3] = 1
	}()
	time.Sleep(10 * time.Millisecond)
	now := seats
	println(now[3])
}
