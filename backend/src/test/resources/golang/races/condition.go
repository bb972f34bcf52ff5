package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	queue := []int{}
	done := make(chan int)
	go func() {
		sum := 0
		for range 3 {
			mu.Lock()
			for len(queue) == 0 {
				cond.Wait()
			}
			sum += queue[0]
			queue = queue[1:]
			mu.Unlock()
		}
		done <- sum
	}()
	for i := range 3 {
		mu.Lock()
		queue = append(queue, i+1)
		mu.Unlock()
		cond.Signal()
	}
	fmt.Println(<-done)
}
