package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func hash(data []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range data {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

func main() {
	start := time.Now()
	workers := runtime.GOMAXPROCS(0)
	blocks := make(chan []byte)
	var wg sync.WaitGroup
	var mu sync.Mutex
	var all uint64
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for b := range blocks {
				h := hash(b)
				mu.Lock()
				all ^= h
				mu.Unlock()
			}
		}()
	}
	for i := range 40 {
		block := make([]byte, 5000)
		for j := range block {
			block[j] = byte(i + j)
		}
		blocks <- block
	}
	close(blocks)
	wg.Wait()
	fmt.Printf("%d workers, hash %016x, %v\n", workers, all, time.Since(start).Round(time.Millisecond))
}
