package main

import (
	"fmt"
	"sync"
	"time"
)

type Semaphore chan struct{}

func (s Semaphore) Acquire() { s <- struct{}{} }
func (s Semaphore) Release() { <-s }

func main() {
	sem := make(Semaphore, 3)
	var wg sync.WaitGroup
	for i := range 9 {
		sem.Acquire() // main waits here, so at most three goroutines exist
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer sem.Release()
			time.Sleep(10 * time.Millisecond)
			fmt.Println("item", i, "places taken:", len(sem))
		}()
	}
	wg.Wait()
}
