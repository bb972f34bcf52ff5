package main

import "time"

func main() {
	name := "a"
	go func() {
		name += "b"
	}()
	time.Sleep(10 * time.Millisecond)
	println(len(name))
}
