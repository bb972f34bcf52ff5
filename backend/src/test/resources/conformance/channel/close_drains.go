// A closed channel gives what is buffered first, then zero values without blocking.
package main

import "fmt"

func main() {
	ch := make(chan int, 3)
	ch <- 1
	ch <- 2
	close(ch)
	for range 3 {
		v, ok := <-ch
		fmt.Println(v, ok)
	}
}
