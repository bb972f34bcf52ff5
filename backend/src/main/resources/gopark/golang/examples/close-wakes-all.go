package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	start := make(chan struct{})
	var wg sync.WaitGroup
	for i := range 5 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			<-start
			fmt.Println("runner", i)
		}()
	}
	time.Sleep(10 * time.Millisecond)
	fmt.Println("go!")
	close(start)
	wg.Wait()
}
