// Stacks grow as they need, for each goroutine by itself.
package main

import (
	"fmt"
	"sync"
)

func depth(n int) int {
	var pad [8]int
	pad[n%8] = n
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1) + pad[n%8] - n
}

func main() {
	var wg sync.WaitGroup
	out := make([]int, 4)
	for i := range out {
		wg.Go(func() { out[i] = depth(1000 * (i + 1)) })
	}
	wg.Wait()
	fmt.Println(out, depth(20_000))
}
