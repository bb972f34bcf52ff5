// Reads and writes of a map go to the goroutine that owns it.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

type read struct {
	key   int
	reply chan int
}

type write struct {
	key, value int
	done       chan bool
}

func main() {
	reads, writes := make(chan read), make(chan write)
	go func() {
		state := map[int]int{}
		for {
			select {
			case r := <-reads:
				r.reply <- state[r.key]
			case w := <-writes:
				state[w.key] += w.value
				w.done <- true
			}
		}
	}()
	var operations atomic.Int64
	var wg sync.WaitGroup
	for i := range 10 {
		wg.Go(func() {
			for j := range 10 {
				w := write{i % 3, j, make(chan bool)}
				writes <- w
				<-w.done
				operations.Add(1)
			}
		})
	}
	wg.Wait()
	sum := 0
	for k := range 3 {
		r := read{k, make(chan int)}
		reads <- r
		v := <-r.reply
		fmt.Println(k, v)
		sum += v
	}
	fmt.Println(sum, operations.Load())
}
