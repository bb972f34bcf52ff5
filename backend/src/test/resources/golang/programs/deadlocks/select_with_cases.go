// All cases wait for partners that do not exist.
package main

func main() {
	a, b := make(chan int), make(chan int)
	select {
	case <-a:
	case b <- 1:
	}
}
