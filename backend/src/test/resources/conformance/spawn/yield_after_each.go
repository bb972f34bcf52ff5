// A creator that yields after each creation lets the goroutines run in order.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for i := range 4 {
		go say(i)
		runtime.Gosched()
	}
	fmt.Println(said...)
}
