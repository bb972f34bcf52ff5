package main

import (
	"fmt"
	"runtime"
	"sync"
)

func count(lock sync.Locker) (n int) {
	var wg sync.WaitGroup
	for range 100 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			lock.Lock()
			defer lock.Unlock()
			v := n
			runtime.Gosched() // think
			n = v + 1
		}()
	}
	wg.Wait()
	return
}

type nothing struct{}

func (nothing) Lock()   {}
func (nothing) Unlock() {}

func main() {
	fmt.Println("without a lock:", count(nothing{}))
	fmt.Println("with a lock:", count(&sync.Mutex{}))
}
