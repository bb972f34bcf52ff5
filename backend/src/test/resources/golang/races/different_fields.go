// Fields of one struct are different variables.
package main

import (
	"fmt"
	"sync"
)

type stats struct {
	hits   int
	misses int
	name   string
}

func main() {
	var s stats
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		s.hits = 3
		s.name = "cache"
	}()
	go func() {
		defer wg.Done()
		s.misses = 4
	}()
	wg.Wait()
	fmt.Println(s)
}
