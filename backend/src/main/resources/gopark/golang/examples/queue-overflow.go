package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var order []int
	for i := range 300 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			order = append(order, i)
		}()
	}
	fmt.Println("300 started; look at the queues")
	wg.Wait()
	fmt.Println("the first five:", order[:5])
	fmt.Println("the last five:", order[295:])
}
