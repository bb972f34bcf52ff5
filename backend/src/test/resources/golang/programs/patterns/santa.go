// Nine reindeer wake Santa, or three elves do.
package main

import (
	"fmt"
	"sync"
)

type groupOf struct {
	mu   sync.Mutex
	size int
	here []int
	wake chan []int
}

func (g *groupOf) join(id int) {
	g.mu.Lock()
	g.here = append(g.here, id)
	var full []int
	if len(g.here) == g.size {
		full, g.here = g.here, nil
	}
	g.mu.Unlock()
	if full != nil {
		g.wake <- full
	}
}

func main() {
	deer := &groupOf{size: 9, wake: make(chan []int)}
	elves := &groupOf{size: 3, wake: make(chan []int)}
	var wg sync.WaitGroup
	for i := range 9 {
		wg.Go(func() { deer.join(i) })
	}
	for i := range 6 {
		wg.Go(func() { elves.join(i) })
	}
	rides, talks := 0, 0
	for range 3 {
		select {
		case g := <-deer.wake:
			rides += len(g)
		case g := <-elves.wake:
			talks += len(g)
		}
	}
	wg.Wait()
	fmt.Println(rides, talks)
}
