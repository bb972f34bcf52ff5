package main

import (
	"fmt"
	"sync"
)

func talk(name string, n int) {
	for i := range n {
		fmt.Println(name, i)
	}
}

func main() {
	var wg sync.WaitGroup
	for _, name := range []string{"first", "second"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			talk(name, 8)
		}()
	}
	wg.Wait()
}
