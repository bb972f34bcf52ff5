package main

import (
	"fmt"
	"sync"
)

type entry struct{ hits int }

func main() {
	var m sync.Map
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			m.Store(i, &entry{hits: i})
		})
	}
	wg.Wait()
	sum := 0
	m.Range(func(_, v any) bool {
		sum += v.(*entry).hits
		return true
	})
	fmt.Println(sum)
}
