// A closed channel is always ready; the ok form tells it from a zero value.
package main

import "fmt"

func main() {
	ch := make(chan int, 1)
	ch <- 0
	for range 2 {
		select {
		case v, ok := <-ch:
			fmt.Println(v, ok)
			if ok {
				close(ch)
			}
		}
	}
	var v int
	var ok bool
	m := map[string]int{}
	full := make(chan int, 2)
	full <- 7
	full <- 8
	select {
	case v, ok = <-full:
	}
	select {
	case m["x"] = <-full:
	}
	fmt.Println(v, ok, m)
}
