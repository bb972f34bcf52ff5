// Nobody signals.
package main

import "sync"

func main() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	mu.Lock()
	c.Wait()
}
