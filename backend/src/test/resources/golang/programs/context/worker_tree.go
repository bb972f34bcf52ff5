// Cancel travels down a tree of goroutines, and all of them tell when they are gone.
package main

import (
	"context"
	"fmt"
	"sort"
	"sync"
)

func node(ctx context.Context, name string, depth int, wg *sync.WaitGroup, mu *sync.Mutex, gone *[]string) {
	defer wg.Done()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if depth > 0 {
		for i := range 2 {
			wg.Add(1)
			go node(ctx, fmt.Sprint(name, ".", i), depth-1, wg, mu, gone)
		}
	}
	<-ctx.Done()
	mu.Lock()
	*gone = append(*gone, name)
	mu.Unlock()
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	var mu sync.Mutex
	var gone []string
	wg.Add(1)
	go node(ctx, "root", 2, &wg, &mu, &gone)
	cancel()
	wg.Wait()
	sort.Strings(gone)
	fmt.Println(len(gone), gone)
}
