// Locked twice by the same goroutine.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	mu.Lock()
	fmt.Println("first lock")
	mu.Lock()
}
