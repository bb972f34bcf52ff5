// A writer behind its own read lock.
package main

import "sync"

func main() {
	var rw sync.RWMutex
	rw.RLock()
	rw.Lock()
}
