// The copy of a mutex protects nothing.
package main

import (
	"sync"
	"time"
)

type counter struct {
	mu sync.Mutex
	n  *int
}

func (c counter) add() {
	c.mu.Lock()
	*c.n++
	c.mu.Unlock()
}

func main() {
	n := 0
	c := counter{n: &n}
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			c.add()
		}()
	}
	wg.Wait()
	println(n)
}
