package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

var mu sync.Mutex
var config atomic.Pointer[int]

func get() *int {
	if p := config.Load(); p != nil {
		return p
	}
	mu.Lock()
	defer mu.Unlock()
	if config.Load() == nil {
		n := 42
		config.Store(&n)
	}
	return config.Load()
}

func main() {
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			if *get() != 42 {
				fmt.Println("wrong")
			}
		})
	}
	wg.Wait()
	fmt.Println(*get())
}
