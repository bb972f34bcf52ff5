package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	const span = 200 * time.Millisecond
	var shared sync.Mutex
	var wg sync.WaitGroup
	greedy := func() {
		defer wg.Done()
		n := 0
		for begin := time.Now(); time.Since(begin) < span; n++ {
			shared.Lock()
			time.Sleep(3 * time.Millisecond)
			shared.Unlock()
		}
		fmt.Println("greedy:", n)
	}
	polite := func() {
		defer wg.Done()
		n := 0
		for begin := time.Now(); time.Since(begin) < span; n++ {
			for range 3 {
				shared.Lock()
				time.Sleep(time.Millisecond)
				shared.Unlock()
			}
		}
		fmt.Println("polite:", n)
	}
	wg.Add(2)
	go greedy()
	go polite()
	wg.Wait()
}
