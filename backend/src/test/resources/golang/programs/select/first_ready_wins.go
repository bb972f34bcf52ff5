// A blocked select is woken by the case that becomes ready first.
package main

import (
	"fmt"
	"time"
)

func main() {
	chans := []chan string{make(chan string), make(chan string), make(chan string)}
	for i, d := range []int{75, 25, 50} {
		go func() {
			time.Sleep(time.Duration(d) * time.Millisecond)
			chans[i] <- fmt.Sprintf("channel %d after %d ms", i, d)
		}()
	}
	for range 3 {
		select {
		case s := <-chans[0]:
			fmt.Println("case 0:", s)
		case s := <-chans[1]:
			fmt.Println("case 1:", s)
		case s := <-chans[2]:
			fmt.Println("case 2:", s)
		}
	}
}
