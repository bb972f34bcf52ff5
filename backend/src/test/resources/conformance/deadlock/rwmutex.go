// A reader that wants to write waits for itself.
package main

import "sync"

func main() {
	var rw sync.RWMutex
	rw.RLock()
	rw.Lock()
}
