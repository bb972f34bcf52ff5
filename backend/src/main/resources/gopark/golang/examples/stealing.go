package main

import (
	"fmt"
	"sync"
)

func work(n int) (sum int) {
	for i := range n {
		sum += i % 7
	}
	return
}

func main() {
	var wg sync.WaitGroup
	results := make([]int, 24)
	for i := range results {
		wg.Add(1)
		go func() {
			defer wg.Done()
			results[i] = work(20_000)
		}()
	}
	wg.Wait()
	fmt.Println("all done, the first result is", results[0])
}
