package main

import (
	"fmt"
	"sync"
)

func main() {
	pool := sync.Pool{New: func() any { return new([8]byte) }}
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			b := pool.Get().(*[8]byte)
			b[0] = byte(i)
			pool.Put(b)
		})
	}
	wg.Wait()
	fmt.Println("done")
}
