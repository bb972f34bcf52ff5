// Idea: while one waits for the net the same thread runs the others; three requests take as long as one.
package main

import (
	"fmt"
	"sync"
	"time"
)

func fetch(url string) int {
	time.Sleep(100 * time.Millisecond)
	return len(url)
}

func main() {
	start := time.Now()
	var wg sync.WaitGroup
	sizes := make([]int, 3)
	for i, url := range []string{"a.example", "bb.example", "ccc.example"} {
		wg.Go(func() { sizes[i] = fetch(url) })
	}
	wg.Wait()
	fmt.Println(sizes, "less than two waits:", time.Since(start) < 200*time.Millisecond)
}
