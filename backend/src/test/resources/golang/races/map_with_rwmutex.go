package main

import (
	"fmt"
	"sync"
)

type registry struct {
	mu    sync.RWMutex
	names map[int]string
}

func (r *registry) put(id int, name string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.names[id] = name
}

func (r *registry) get(id int) string {
	r.mu.RLock()
	defer r.mu.RUnlock()
	return r.names[id]
}

func main() {
	r := &registry{names: map[int]string{}}
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Go(func() {
			r.put(i, fmt.Sprint("n", i))
			_ = r.get(i / 2)
		})
	}
	wg.Wait()
	fmt.Println(r.get(3))
}
