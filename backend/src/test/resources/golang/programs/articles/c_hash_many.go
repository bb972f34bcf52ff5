// Idea: work for the processor only: hashes of many blocks, split among as many workers as there are Ps.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func hash(data []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range data {
		h ^= uint64(b)
		h *= 1099511628211
	}
	return h
}

func main() {
	blocks := make([][]byte, 40)
	for i := range blocks {
		blocks[i] = make([]byte, 1000)
		for j := range blocks[i] {
			blocks[i][j] = byte(i * j)
		}
	}
	sums := make([]uint64, len(blocks))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				sums[i] = hash(blocks[i])
			}
		})
	}
	for i := range blocks {
		next <- i
	}
	close(next)
	wg.Wait()
	var all uint64
	for _, s := range sums {
		all ^= s
	}
	fmt.Printf("%016x\n", all)
}
