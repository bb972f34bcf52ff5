// A barrier of a WaitGroup and a channel holds all until the last has come.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var arrived, wg sync.WaitGroup
	open := make(chan bool)
	for i := range 3 {
		arrived.Add(1)
		wg.Go(func() {
			say(fmt.Sprint("at", i))
			arrived.Done()
			<-open
			say(fmt.Sprint("past", i))
		})
	}
	arrived.Wait()
	say("open")
	close(open)
	wg.Wait()
	fmt.Println(said...)
}
