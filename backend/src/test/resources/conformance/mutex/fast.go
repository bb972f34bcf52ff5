// Lock and Unlock without a rival switch no goroutine.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var mu sync.Mutex
	go say("never")
	for i := range 3 {
		mu.Lock()
		say(i)
		mu.Unlock()
	}
	fmt.Println(said...)
}
