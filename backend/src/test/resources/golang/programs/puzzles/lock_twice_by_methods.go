// A method with the lock calls another one that locks: a mutex is not reentrant.
package main

import (
	"fmt"
	"sync"
)

type store struct {
	mu   sync.Mutex
	data map[string]int
}

func (s *store) size() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.data)
}

func (s *store) put(k string, v int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.data[k] = v
	fmt.Println("size is", s.size())
}

func main() {
	s := &store{data: map[string]int{}}
	fmt.Println(s.size())
	s.put("a", 1)
}
