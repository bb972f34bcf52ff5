// Results are read after Wait: each goroutine owns one slot.
package main

import (
	"fmt"
	"sync"
)

func square(n int) int { return n * n }

func main() {
	in := []int{1, 2, 3, 4, 5, 6}
	out := make([]int, len(in))
	var wg sync.WaitGroup
	for i, v := range in {
		wg.Go(func() { out[i] = square(v) })
	}
	wg.Wait()
	total := 0
	for _, v := range out {
		total += v
	}
	fmt.Println(out, total)
}
