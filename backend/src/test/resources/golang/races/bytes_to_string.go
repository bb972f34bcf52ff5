package main

import "time"

func main() {
	buffer := []byte("hello")
	go func() {
		buffer[0] = 'j'
	}()
	time.Sleep(10 * time.Millisecond)
	text := string(buffer)
	println(len(text))
}
