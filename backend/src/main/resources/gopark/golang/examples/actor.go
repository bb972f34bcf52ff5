package main

import (
	"fmt"
	"sync"
)

type request struct {
	key   string
	add   int
	reply chan int
}

func owner(requests <-chan request) {
	state := map[string]int{}
	for r := range requests {
		state[r.key] += r.add
		r.reply <- state[r.key]
	}
}

func main() {
	requests := make(chan request)
	go owner(requests)
	var wg sync.WaitGroup
	for i := range 10 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			r := request{[]string{"cats", "dogs"}[i%2], i, make(chan int)}
			requests <- r
			<-r.reply
		}()
	}
	wg.Wait()
	for _, key := range []string{"cats", "dogs"} {
		r := request{key, 0, make(chan int)}
		requests <- r
		fmt.Println(key, <-r.reply)
	}
}
