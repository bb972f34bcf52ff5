package main

import (
	"fmt"
	"sync"
)

func main() {
	count := 0
	load := sync.OnceValue(func() int {
		count++
		return count * 10
	})
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if load() != 10 {
				fmt.Println("wrong")
			}
		})
	}
	wg.Wait()
	fmt.Println(count)
}
