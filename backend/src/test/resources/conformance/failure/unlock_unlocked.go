// Unlocking a mutex that is not locked is a fatal error that cannot be recovered.
package main

import "sync"

func main() {
	defer func() { recover() }()
	var mu sync.Mutex
	mu.Unlock()
}
