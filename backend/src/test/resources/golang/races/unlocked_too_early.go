package main

import (
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	queue := []int{1, 2, 3}
	take := func() int {
		mu.Lock()
		first := queue[0]
		mu.Unlock()
		queue = queue[1:]
		return first
	}
	go take()
	time.Sleep(10 * time.Millisecond)
	println(take() > 0)
}
