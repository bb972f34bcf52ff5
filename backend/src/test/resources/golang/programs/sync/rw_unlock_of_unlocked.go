// Unlock of a RWMutex that only readers hold is fatal.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var rw sync.RWMutex
	rw.RLock()
	fmt.Println("read locked")
	rw.Unlock()
}
