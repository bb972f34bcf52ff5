// A closed channel in a loop with select is ready every time.
package main

import "fmt"

func main() {
	a, b := make(chan int), make(chan int, 3)
	close(a)
	for i := range 3 {
		b <- i
	}
	zeros, got := 0, 0
	for zeros == 0 || got < 3 {
		select {
		case _, ok := <-a:
			if !ok {
				zeros++
				if zeros == 1 {
					fmt.Println("a is closed")
				}
			}
		case <-b:
			got++
		}
	}
	fmt.Println("got", got)
}
