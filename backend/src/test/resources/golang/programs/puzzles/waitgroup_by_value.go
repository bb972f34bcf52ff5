// A WaitGroup passed by value: Done counts down a copy, main waits for ever.
package main

import (
	"fmt"
	"sync"
)

func work(wg sync.WaitGroup) {
	defer wg.Done()
	fmt.Println("working")
}

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go work(wg)
	wg.Wait()
	fmt.Println("not reached")
}
