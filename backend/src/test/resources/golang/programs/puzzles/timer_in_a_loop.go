// time.After in a loop starts anew with every turn: the idle time counts, not the whole.
package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan int)
	go func() {
		for i := range 4 {
			time.Sleep(40 * time.Millisecond)
			ch <- i
		}
	}()
	start := time.Now()
	for {
		select {
		case v := <-ch:
			fmt.Println("got", v)
			continue
		case <-time.After(120 * time.Millisecond):
			fmt.Println("idle; in all more than 250 ms:", time.Since(start) > 250*time.Millisecond)
		}
		break
	}
}
