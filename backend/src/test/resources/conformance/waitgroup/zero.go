// Wait on a WaitGroup that counts zero comes back at once.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var wg sync.WaitGroup
	go say("never")
	wg.Wait()
	say("main")
	fmt.Println(said...)
}
