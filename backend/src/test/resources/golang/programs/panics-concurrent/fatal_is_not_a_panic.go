// Deadlock cannot be recovered; deferred calls are not run.
package main

import "fmt"

func main() {
	defer fmt.Println("not printed")
	defer func() { fmt.Println("recovered", recover()) }()
	fmt.Println("waiting for nobody")
	<-make(chan int)
}
