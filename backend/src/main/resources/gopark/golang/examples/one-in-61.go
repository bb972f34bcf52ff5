package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	turns := 0
	wg.Add(201)
	go func() {
		defer wg.Done()
		before := turns
		runtime.Gosched() // to the global queue
		fmt.Println("back after", turns-before, "others")
	}()
	for range 200 {
		go func() {
			defer wg.Done()
			turns++
		}()
	}
	wg.Wait()
}
