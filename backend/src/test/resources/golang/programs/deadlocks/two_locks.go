// Two goroutines take two locks in opposite order.
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
		fmt.Println(name, "has one")
		time.Sleep(60 * time.Millisecond)
		second.Lock()
		fmt.Println(name, "has both")
	}
	wg.Add(2)
	go take("left", &a, &b)
	time.Sleep(5 * time.Millisecond)
	go take("right", &b, &a)
	wg.Wait()
}
