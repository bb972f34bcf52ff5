// Sends to a buffer with room and receives from one with values do not switch goroutines.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int, 3)
	go say("never first")
	for i := range 3 {
		ch <- i
		say(len(ch))
	}
	for range 3 {
		say(<-ch)
	}
	say(cap(ch))
	fmt.Println(said...)
}
