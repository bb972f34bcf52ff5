// When main returns the program ends, and deferred calls of blocked goroutines are lost.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	never := make(chan int)
	go func() {
		defer fmt.Println("lost")
		<-never
	}()
	runtime.Gosched()
	fmt.Println("main")
}
