// Whichever case is taken, the write comes before it.
package main

import "fmt"

func main() {
	left := make(chan int)
	right := make(chan int, 1)
	var from string
	go func() {
		from = "other"
		select {
		case left <- 1:
		case right <- 2:
		}
	}()
	select {
	case <-left:
	case <-right:
	}
	fmt.Println(from)
}
