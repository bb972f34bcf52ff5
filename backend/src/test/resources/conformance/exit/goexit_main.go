// When main's goroutine ends with Goexit the others go on, and the program ends in a deadlock.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	go fmt.Println("g")
	defer fmt.Println("deferred")
	runtime.Goexit()
}
