// A select takes the only case that is ready, wherever it stands.
package main

import "fmt"

func main() {
	a, b, c := make(chan int), make(chan int, 1), make(chan int)
	b <- 5
	select {
	case <-a:
		fmt.Println("a")
	case v := <-b:
		fmt.Println("b", v)
	case c <- 1:
		fmt.Println("c")
	}
}
