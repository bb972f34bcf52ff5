// The arguments of a go statement are evaluated by the creator, at once.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func value(i int) int {
	say(fmt.Sprint("value", i))
	return i
}

func main() {
	var wg sync.WaitGroup
	wg.Add(2)
	work := func(i int) {
		say(i)
		wg.Done()
	}
	go work(value(1))
	go work(value(2))
	wg.Wait()
	fmt.Println(said...)
}
