// A signal sent before anybody waits is lost.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	c.Signal()
	fmt.Println("signalled")
	mu.Lock()
	c.Wait()
	fmt.Println("not reached")
}
