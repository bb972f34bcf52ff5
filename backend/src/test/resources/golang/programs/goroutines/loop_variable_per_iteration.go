// Since Go 1.22 each iteration has its own variable.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var mu sync.Mutex
	seen := map[int]bool{}
	for i := range 5 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			seen[i*i] = true
		}()
	}
	wg.Wait()
	fmt.Println(len(seen), seen)

	words := []string{"a", "b", "c"}
	var funcs []func() string
	for i, w := range words {
		funcs = append(funcs, func() string { return fmt.Sprint(i, w) })
	}
	for _, f := range funcs {
		fmt.Println(f())
	}
}
