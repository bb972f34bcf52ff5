// 257 goroutines fit: the newest first, then all others in order.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	time.Sleep(5 * time.Millisecond) // the runtime's own goroutines leave the queue
	var wg sync.WaitGroup
	var order []int
	for i := 0; i < 257; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			order = append(order, i)
		}()
	}
	wg.Wait()
	fmt.Println(order[0], order[1], order[2], "...", order[254], order[255], order[256])
	inOrder := true
	for i := 1; i < len(order); i++ {
		inOrder = inOrder && order[i] == i-1
	}
	fmt.Println("the rest in order:", inOrder)
}
