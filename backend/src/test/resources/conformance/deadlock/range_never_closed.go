// A range over a channel that nobody closes is a deadlock after the last value.
package main

import "fmt"

func main() {
	ch := make(chan int)
	go func() {
		for i := range 3 {
			ch <- i
		}
	}()
	for v := range ch {
		fmt.Println(v)
	}
}
