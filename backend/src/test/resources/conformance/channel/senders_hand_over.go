// A sender that finds a receiver waiting hands its value over and says so before the receiver runs.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int)
	for i := range 4 {
		go func() {
			ch <- i
			say(fmt.Sprint("x", i))
		}()
	}
	for range 4 {
		say(fmt.Sprint("got", <-ch))
	}
	runtime.Gosched()
	fmt.Println(said...)
}
