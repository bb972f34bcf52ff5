// WaitGroup: several waiters, reuse, Go, and the panic of a negative counter.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	wg.Wait()
	wg.Add(2)
	var waiters sync.WaitGroup
	released := 0
	for range 3 {
		waiters.Go(func() {
			wg.Wait()
			released++
		})
	}
	time.Sleep(5 * time.Millisecond)
	fmt.Println("released", released)
	wg.Done()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("released", released)
	wg.Done()
	waiters.Wait()
	fmt.Println("released", released)
	for round := range 3 {
		for range round {
			wg.Go(func() { released++ })
		}
		wg.Wait()
		fmt.Println("round", round, released)
	}
	defer func() { fmt.Println("recovered:", recover()) }()
	wg.Add(1)
	wg.Add(-2)
}
