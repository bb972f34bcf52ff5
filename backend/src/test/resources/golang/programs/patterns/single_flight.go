// Many ask for the same thing at once; it is made once.
package main

import (
	"fmt"
	"sync"
	"time"
)

type call struct {
	done  chan struct{}
	value string
}

type group struct {
	mu    sync.Mutex
	calls map[string]*call
}

func (g *group) do(key string, f func() string) (string, bool) {
	g.mu.Lock()
	if c, ok := g.calls[key]; ok {
		g.mu.Unlock()
		<-c.done
		return c.value, true
	}
	c := &call{done: make(chan struct{})}
	g.calls[key] = c
	g.mu.Unlock()
	c.value = f()
	close(c.done)
	g.mu.Lock()
	delete(g.calls, key)
	g.mu.Unlock()
	return c.value, false
}

func main() {
	g := &group{calls: map[string]*call{}}
	loads := 0
	load := func() string {
		loads++
		time.Sleep(20 * time.Millisecond)
		return fmt.Sprint("load ", loads)
	}
	var wg sync.WaitGroup
	shared := 0
	for range 10 {
		wg.Go(func() {
			v, wasShared := g.do("key", load)
			if wasShared {
				shared++
			}
			if v != "load 1" {
				fmt.Println("unexpected", v)
			}
		})
	}
	wg.Wait()
	fmt.Println(loads, shared)
	fmt.Println(g.do("key", load))
}
