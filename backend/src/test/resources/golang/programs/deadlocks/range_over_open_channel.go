// The producer forgot to close.
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
