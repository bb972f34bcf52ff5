// The check before the lock is not ordered with the write under it.
package main

import (
	"sync"
	"time"
)

var mu sync.Mutex
var config *int

func get() *int {
	if config == nil {
		mu.Lock()
		defer mu.Unlock()
		if config == nil {
			n := 42
			config = &n
		}
	}
	return config
}

func main() {
	go get()
	time.Sleep(10 * time.Millisecond)
	p := get()
	_ = p
}
