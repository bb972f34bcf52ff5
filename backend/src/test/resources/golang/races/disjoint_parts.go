// Each goroutine has its own part of the slice.
package main

import (
	"fmt"
	"sync"
)

func main() {
	values := make([]int, 12)
	var wg sync.WaitGroup
	for part := range 3 {
		wg.Add(1)
		go func(mine []int) {
			defer wg.Done()
			for i := range mine {
				mine[i] = part
			}
		}(values[4*part : 4*part+4])
	}
	wg.Wait()
	fmt.Println(values)
}
