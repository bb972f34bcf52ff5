// A sum in chunks, with atomics, with a lock and with a channel.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	numbers := make([]int, 1000)
	for i := range numbers {
		numbers[i] = i
	}
	chunks := func(f func([]int)) {
		var wg sync.WaitGroup
		for i := 0; i < len(numbers); i += 128 {
			wg.Go(func() { f(numbers[i:min(i+128, len(numbers))]) })
		}
		wg.Wait()
	}
	sum := func(s []int) (n int) {
		for _, v := range s {
			n += v
		}
		return
	}
	var a atomic.Int64
	chunks(func(s []int) { a.Add(int64(sum(s))) })
	var mu sync.Mutex
	b := 0
	chunks(func(s []int) {
		mu.Lock()
		defer mu.Unlock()
		b += sum(s)
	})
	ch := make(chan int, 8)
	chunks(func(s []int) { ch <- sum(s) })
	close(ch)
	c := 0
	for v := range ch {
		c += v
	}
	fmt.Println(a.Load(), b, c)
}
