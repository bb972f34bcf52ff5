// A mutex locked twice by one goroutine is a deadlock.
package main

import "sync"

func main() {
	var mu sync.Mutex
	mu.Lock()
	mu.Lock()
}
