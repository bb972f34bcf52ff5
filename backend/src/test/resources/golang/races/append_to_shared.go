package main

import (
	"sync"
)

func main() {
	var names []string
	var wg sync.WaitGroup
	for _, name := range []string{"ann", "bob"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			names = append(names, name)
		}()
	}
	wg.Wait()
	println(len(names) > 0)
}
