// Idea: calls that set the number of processors come one after the other; the last one holds.
package main

import (
	"fmt"
	"runtime"
	"sort"
	"sync"
)

func main() {
	start := runtime.GOMAXPROCS(0)
	var wg sync.WaitGroup
	var mu sync.Mutex
	former := []int{}
	for _, n := range []int{4, 8} {
		wg.Go(func() {
			old := runtime.GOMAXPROCS(n)
			mu.Lock()
			former = append(former, old)
			mu.Unlock()
		})
	}
	wg.Wait()
	end := runtime.GOMAXPROCS(start)
	all := append(former, end)
	sort.Ints(all)
	fmt.Println("chain of values:", all, "last is 4 or 8:", end == 4 || end == 8)
}
