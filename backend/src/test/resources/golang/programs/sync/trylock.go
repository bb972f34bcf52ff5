// TryLock and friends never wait.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	fmt.Println(mu.TryLock(), mu.TryLock())
	mu.Unlock()
	fmt.Println(mu.TryLock())
	mu.Unlock()

	var rw sync.RWMutex
	fmt.Println(rw.TryRLock(), rw.TryRLock(), rw.TryLock())
	rw.RUnlock()
	fmt.Println(rw.TryLock())
	rw.RUnlock()
	fmt.Println(rw.TryLock(), rw.TryRLock(), rw.TryLock())
	rw.Unlock()
	fmt.Println(rw.TryRLock())
	locker := rw.RLocker()
	locker.Lock()
	locker.Unlock()
	rw.RUnlock()
	fmt.Println(rw.TryLock())
}
