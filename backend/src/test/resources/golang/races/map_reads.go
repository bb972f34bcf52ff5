// Reading a map is safe if nobody writes.
package main

import (
	"fmt"
	"sync"
)

func main() {
	prices := map[string]int{"tea": 2, "coffee": 3}
	var wg sync.WaitGroup
	results := make([]int, 2)
	for i, name := range []string{"tea", "coffee"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			results[i] = prices[name]
		}()
	}
	wg.Wait()
	fmt.Println(results)
}
