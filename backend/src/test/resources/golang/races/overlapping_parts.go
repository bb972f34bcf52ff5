// The parts have one element in common.
package main

import (
	"sync"
)

func main() {
	values := make([]int, 7)
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		for i := range values[:4] {
			values[i] = 1
		}
	}()
	go func() {
		defer wg.Done()
		for i := range values[3:] {
			values[3+i] = 2
		}
	}()
	wg.Wait()
	println(values[0], values[6])
}
