// RUnlock without RLock is fatal.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var rw sync.RWMutex
	rw.RLock()
	rw.RUnlock()
	fmt.Println("balanced")
	rw.RUnlock()
}
