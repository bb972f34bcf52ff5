package main

import "time"

func main() {
	go func() {}()
	go println("first")
	time.Sleep(time.Millisecond)
	go panic("third")
	time.Sleep(time.Second)
}
