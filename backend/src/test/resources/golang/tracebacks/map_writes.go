// Two goroutines write to a map.
// processors: 4
// first goroutine, any
package main

import "sync"

func main() {
	m := map[int]int{}
	var wg sync.WaitGroup
	for range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := 0; ; i++ {
				m[i&7] = i
			}
		}()
	}
	wg.Wait()
}
