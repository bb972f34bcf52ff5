package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var forks [5]sync.Mutex
	var meals [5]int
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			first, second := min(i, (i+1)%5), max(i, (i+1)%5)
			for range 3 {
				forks[first].Lock()
				forks[second].Lock()
				meals[i]++
				time.Sleep(2 * time.Millisecond)
				forks[second].Unlock()
				forks[first].Unlock()
			}
			fmt.Println("philosopher", i, "has had enough")
		}()
	}
	wg.Wait()
	fmt.Println(meals)
}
