// A reader unlocks what it has not locked, while others wait.
package main

import "sync"

func main() {
	var mu sync.RWMutex
	go func() { select {} }()
	mu.RUnlock()
}
