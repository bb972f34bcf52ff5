// A read-write mutex is unlocked that nobody has locked.
package main

import "sync"

func main() {
	var mu sync.RWMutex
	mu.Unlock()
}
