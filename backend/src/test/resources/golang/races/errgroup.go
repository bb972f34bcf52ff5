package main

import (
	"fmt"

	"golang.org/x/sync/errgroup"
)

func main() {
	var g errgroup.Group
	results := make([]int, 3)
	for i := range results {
		g.Go(func() error {
			results[i] = i + 1
			return nil
		})
	}
	if err := g.Wait(); err == nil {
		fmt.Println(results)
	}
}
