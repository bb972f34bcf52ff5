// When one channel wakes a select, it leaves the queues of all others.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	a, b := make(chan int), make(chan int)
	go func() {
		select {
		case v := <-a:
			say(fmt.Sprint("select a", v))
		case v := <-b:
			say(fmt.Sprint("select b", v))
		}
	}()
	runtime.Gosched()
	go func() { say(fmt.Sprint("plain a", <-a)) }()
	runtime.Gosched()
	b <- 1
	a <- 2
	runtime.Gosched()
	fmt.Println(said...)
}
