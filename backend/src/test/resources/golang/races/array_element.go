package main

import "time"

func main() {
	var seats [4]string
	go func() {
		seats[2] = "taken"
	}()
	time.Sleep(10 * time.Millisecond)
	for i := range seats {
		println(seats[i])
	}
}
