// Blocked receivers get the values in the order in which they came.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	for i := range 3 {
		go func() { say(fmt.Sprint("R", i, "=", <-ch)) }()
		runtime.Gosched()
	}
	for v := range 3 {
		ch <- v
		runtime.Gosched()
	}
	fmt.Println(said...)
}
