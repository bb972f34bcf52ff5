package main

import (
	"fmt"
	"runtime"
	"sync"
)

func work() (sum int) {
	for i := range 200_000 {
		sum += i & 3
	}
	return
}

func main() {
	var wg sync.WaitGroup
	for range 40 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			work()
		}()
	}
	old := runtime.GOMAXPROCS(2)
	fmt.Println("was", old, "is", runtime.GOMAXPROCS(0))
	wg.Wait()
	runtime.GOMAXPROCS(old)
	fmt.Println("back to", runtime.GOMAXPROCS(0))
}
