// A buffered channel of two as a semaphore lets two in at a time, in the order of their coming.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	room := make(chan bool, 2)
	for i := range 5 {
		wg.Go(func() {
			room <- true
			say(fmt.Sprint("in", i))
			runtime.Gosched()
			say(fmt.Sprint("out", i))
			<-room
		})
	}
	wg.Wait()
	fmt.Println(said...)
}
