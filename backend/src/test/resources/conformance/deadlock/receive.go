// A receive that nobody will ever answer ends the program in a deadlock.
package main

import "fmt"

func main() {
	fmt.Println("main")
	<-make(chan int)
}
