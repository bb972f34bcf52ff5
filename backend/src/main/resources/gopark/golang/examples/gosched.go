package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	for _, name := range []string{"a", "b", "c"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 3 {
				fmt.Println(name, i)
				runtime.Gosched()
			}
		}()
	}
	wg.Wait()
}
