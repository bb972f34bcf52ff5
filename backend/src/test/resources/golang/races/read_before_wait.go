package main

import (
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	result := 0
	wg.Add(1)
	go func() {
		defer wg.Done()
		result = 1
	}()
	time.Sleep(10 * time.Millisecond)
	println(result)
	wg.Wait()
}
