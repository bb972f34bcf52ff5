// Unlocking a mutex that is not locked cannot be recovered.
package main

import (
	"fmt"
	"sync"
)

func main() {
	defer fmt.Println("deferred is not run")
	defer func() { recover() }()
	var mu sync.Mutex
	mu.Lock()
	mu.Unlock()
	fmt.Println("so far so good")
	mu.Unlock()
}
