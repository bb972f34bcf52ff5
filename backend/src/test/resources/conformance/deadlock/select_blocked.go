// A select whose cases can never be ready is a deadlock.
package main

func main() {
	a, b := make(chan int), make(chan int)
	select {
	case <-a:
	case b <- 1:
	}
}
