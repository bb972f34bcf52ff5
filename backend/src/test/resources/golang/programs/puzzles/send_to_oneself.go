// An unbuffered channel needs two: one goroutine cannot send to itself.
package main

import "fmt"

func main() {
	ch := make(chan int)
	fmt.Println("before the send")
	ch <- 1
	fmt.Println(<-ch)
}
