package main

import (
	"fmt"
	"os"
	"sync"
)

func main() {
	dir, err := os.MkdirTemp("", "files")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	var wg sync.WaitGroup
	sizes := make([]int, 32)
	for i := range sizes {
		wg.Add(1)
		go func() {
			defer wg.Done()
			name := fmt.Sprintf("%s/%d", dir, i)
			if err := os.WriteFile(name, make([]byte, 1000), 0o600); err != nil {
				fmt.Println(err)
				return
			}
			data, _ := os.ReadFile(name)
			sizes[i] = len(data)
		}()
	}
	wg.Wait()
	sum := 0
	for _, n := range sizes {
		sum += n
	}
	fmt.Println("read", sum, "bytes")
}
