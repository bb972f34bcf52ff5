// A Cond that nobody signals is a deadlock.
package main

import "sync"

func main() {
	var mu sync.Mutex
	mu.Lock()
	sync.NewCond(&mu).Wait()
}
