// A barber, three chairs, customers who leave when all are taken.
package main

import (
	"fmt"
	"time"
)

func main() {
	chairs := make(chan int, 3)
	cut := make(chan int, 10)
	go func() {
		for c := range chairs {
			time.Sleep(300 * time.Millisecond)
			cut <- c
		}
		close(cut)
	}()
	time.Sleep(5 * time.Millisecond)
	for c := 1; c <= 7; c++ {
		select {
		case chairs <- c:
			fmt.Println("customer", c, "comes in")
		default:
			fmt.Println("customer", c, "goes away")
		}
		time.Sleep(40 * time.Millisecond)
		if c == 6 {
			time.Sleep(200 * time.Millisecond)
		}
	}
	close(chairs)
	for c := range cut {
		fmt.Println("customer", c, "is done")
	}
}
