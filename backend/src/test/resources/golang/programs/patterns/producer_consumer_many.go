// Two producers, three consumers, one buffer; everything is counted once.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	items := make(chan int, 4)
	var producers, consumers sync.WaitGroup
	for p := range 2 {
		producers.Go(func() {
			for i := range 50 {
				items <- p*1000 + i
			}
		})
	}
	var count, sum atomic.Int64
	for range 3 {
		consumers.Go(func() {
			for v := range items {
				count.Add(1)
				sum.Add(int64(v))
			}
		})
	}
	producers.Wait()
	close(items)
	consumers.Wait()
	fmt.Println(count.Load(), sum.Load())
}
