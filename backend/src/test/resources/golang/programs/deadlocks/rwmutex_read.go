// A reader behind a writer that never leaves.
package main

import "sync"

func main() {
	var rw sync.RWMutex
	rw.Lock()
	rw.RLock()
}
