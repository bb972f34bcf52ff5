// Before Go 1.22 this was the classic race; now each round has its own variable.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	seen := make([]int, 4)
	for i := 0; i < 4; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			seen[i] = i
		}()
	}
	wg.Wait()
	fmt.Println(seen)
}
