package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var forks [5]sync.Mutex
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			forks[i].Lock()
			fmt.Println("philosopher", i, "has the left fork")
			time.Sleep(10 * time.Millisecond)
			forks[(i+1)%5].Lock()
			fmt.Println("philosopher", i, "eats")
			forks[(i+1)%5].Unlock()
			forks[i].Unlock()
		}()
	}
	wg.Wait()
}
