// Buffers go round between two goroutines, by two channels.
package main

import "fmt"

func main() {
	free := make(chan []byte, 2)
	full := make(chan []byte, 2)
	free <- make([]byte, 4)
	free <- make([]byte, 4)
	go func() {
		for i := range 8 {
			buffer := <-free
			for k := range buffer {
				buffer[k] = byte(i + k)
			}
			full <- buffer
		}
		close(full)
	}()
	sum := 0
	for buffer := range full {
		for _, b := range buffer {
			sum += int(b)
		}
		free <- buffer
	}
	fmt.Println(sum)
}
