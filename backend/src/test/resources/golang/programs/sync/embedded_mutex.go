// A type that embeds its lock, with methods on the pointer.
package main

import (
	"fmt"
	"sort"
	"strings"
	"sync"
)

type stats struct {
	sync.RWMutex
	counts map[string]int
}

func (s *stats) hit(key string) {
	s.Lock()
	defer s.Unlock()
	s.counts[key]++
}

func (s *stats) String() string {
	s.RLock()
	defer s.RUnlock()
	var parts []string
	for k, v := range s.counts {
		parts = append(parts, fmt.Sprintf("%s=%d", k, v))
	}
	sort.Strings(parts)
	return strings.Join(parts, " ")
}

func main() {
	s := &stats{counts: make(map[string]int)}
	var wg sync.WaitGroup
	for i := range 30 {
		wg.Go(func() { s.hit([]string{"get", "put", "post"}[i%3]) })
	}
	wg.Wait()
	fmt.Println(s)
	var l sync.Locker = s
	l.Lock()
	fmt.Println(s.TryRLock())
	l.Unlock()
}
