// When main returns the program ends, and goroutines that have not run never do.
package main

import "fmt"

func main() {
	go fmt.Println("never")
	fmt.Println("main")
}
