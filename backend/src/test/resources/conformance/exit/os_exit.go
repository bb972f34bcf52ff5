// The call os.Exit ends the program with its code and runs no deferred call.
package main

import (
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("never")
	go fmt.Println("never")
	fmt.Println("main")
	os.Exit(3)
}
