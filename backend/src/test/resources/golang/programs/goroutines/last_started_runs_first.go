// Ten goroutines note their number; the newest sits in runnext and runs first.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var order []int
	for i := 0; i < 10; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			order = append(order, i)
		}()
	}
	wg.Wait()
	fmt.Println(order)
}
