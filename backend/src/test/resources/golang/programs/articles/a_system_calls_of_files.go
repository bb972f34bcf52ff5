// Idea: a file call blocks the thread, its P goes to another one: the others count on.
package main

import (
	"fmt"
	"os"
	"sync"
)

func main() {
	dir, err := os.MkdirTemp("", "disk")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	name := func(i int) string { return fmt.Sprintf("%s/%02d", dir, i) }
	var wg sync.WaitGroup
	sizes := make([]int, 32)
	for i := range sizes {
		wg.Go(func() {
			if err := os.WriteFile(name(i), make([]byte, 100*i), 0o600); err != nil {
				panic(err)
			}
			data, err := os.ReadFile(name(i))
			if err != nil {
				panic(err)
			}
			sizes[i] = len(data)
		})
	}
	wg.Wait()
	sum := 0
	for _, n := range sizes {
		sum += n
	}
	fmt.Println("bytes:", sum)
}
