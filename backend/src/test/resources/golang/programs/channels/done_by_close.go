// A closed channel tells everybody to stop.
package main

import (
	"fmt"
	"sync"
	"time"
)

func worker(id int, quit <-chan struct{}, wg *sync.WaitGroup, beats *[3]int) {
	defer wg.Done()
	for {
		select {
		case <-quit:
			return
		case <-time.After(10 * time.Millisecond):
			beats[id]++
		}
	}
}

func main() {
	quit := make(chan struct{})
	var wg sync.WaitGroup
	var beats [3]int
	for id := range 3 {
		wg.Add(1)
		go worker(id, quit, &wg, &beats)
	}
	time.Sleep(60 * time.Millisecond)
	close(quit)
	wg.Wait()
	for id, n := range beats {
		fmt.Println(id, "worked:", n >= 2)
	}
}
