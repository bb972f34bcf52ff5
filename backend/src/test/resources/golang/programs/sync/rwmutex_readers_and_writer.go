// Readers share; a waiting writer stops new readers.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var rw sync.RWMutex
	var mu sync.Mutex
	var log []string
	note := func(s string) {
		mu.Lock()
		log = append(log, s)
		mu.Unlock()
	}
	var wg sync.WaitGroup
	reader := func(name string, hold time.Duration) {
		wg.Go(func() {
			rw.RLock()
			note(name + " in")
			time.Sleep(hold)
			note(name + " out")
			rw.RUnlock()
		})
		time.Sleep(5 * time.Millisecond)
	}
	reader("r1", 100*time.Millisecond)
	reader("r2", 60*time.Millisecond)
	wg.Go(func() {
		rw.Lock()
		note("writer in")
		time.Sleep(10 * time.Millisecond)
		note("writer out")
		rw.Unlock()
	})
	time.Sleep(5 * time.Millisecond)
	reader("r3", 5*time.Millisecond)
	wg.Wait()
	for _, s := range log {
		fmt.Println(s)
	}
}
