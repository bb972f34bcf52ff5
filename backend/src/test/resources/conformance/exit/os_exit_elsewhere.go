// Any goroutine may end the program with os.Exit while main waits.
package main

import (
	"fmt"
	"os"
)

func main() {
	done := make(chan bool)
	go func() {
		fmt.Println("g")
		os.Exit(7)
	}()
	<-done
	fmt.Println("never")
}
