package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var a, b sync.Mutex
	var wg sync.WaitGroup
	take := func(name string, first, second *sync.Mutex) {
		defer wg.Done()
		first.Lock()
		fmt.Println(name, "has one lock")
		time.Sleep(10 * time.Millisecond)
		second.Lock()
		fmt.Println(name, "has both")
		second.Unlock()
		first.Unlock()
	}
	wg.Add(2)
	go take("left", &a, &b)
	go take("right", &b, &a)
	wg.Wait()
}
