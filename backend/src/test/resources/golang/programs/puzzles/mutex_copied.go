// A value receiver locks a copy of the mutex.
package main

import (
	"fmt"
	"sync"
)

type counter struct {
	mu sync.Mutex
	n  int
}

func (c counter) wrong() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n++
}

func (c *counter) right() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n++
}

func main() {
	var c counter
	c.wrong()
	c.wrong()
	fmt.Println(c.n)
	c.right()
	fmt.Println(c.n, c.mu.TryLock())
}
