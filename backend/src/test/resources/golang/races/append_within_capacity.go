// Two slices of one array: both appends write to the same place.
package main

import (
	"sync"
)

func main() {
	base := make([]int, 2, 8)
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		left := append(base, 1)
		_ = left
	}()
	go func() {
		defer wg.Done()
		right := append(base, 2)
		_ = right
	}()
	wg.Wait()
	println(len(base))
}
