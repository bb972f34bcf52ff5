// A send that nobody will ever take ends the program in a deadlock.
package main

func main() {
	make(chan int) <- 1
}
