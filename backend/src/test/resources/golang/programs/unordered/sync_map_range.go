// order: any
// Range over a sync.Map that was filled by many.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var m sync.Map
	var wg sync.WaitGroup
	for i := range 12 {
		wg.Go(func() { m.Store(i, i*10) })
	}
	wg.Wait()
	m.Range(func(k, v any) bool {
		fmt.Println(k, v)
		return true
	})
}
