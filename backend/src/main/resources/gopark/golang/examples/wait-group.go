package main

import (
	"fmt"
	"sync"
)

func square(n int) int { return n * n }

func main() {
	in := []int{1, 2, 3, 4, 5, 6, 7, 8}
	out := make([]int, len(in))
	var wg sync.WaitGroup
	for i, n := range in {
		wg.Add(1)
		go func() {
			defer wg.Done()
			out[i] = square(n) // each goroutine has a place of its own
		}()
	}
	wg.Wait()
	fmt.Println(out)
}
