// RUnlock of an RWMutex that is not locked for reading is a fatal error.
package main

import "sync"

func main() {
	var rw sync.RWMutex
	rw.RUnlock()
}
