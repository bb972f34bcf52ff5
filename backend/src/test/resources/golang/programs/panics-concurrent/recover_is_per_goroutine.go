// A deferred recover in main does not help a goroutine.
package main

import (
	"fmt"
	"sync"
)

func main() {
	defer func() { fmt.Println("main recovered", recover()) }()
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		var m map[string]int
		m["x"]++
	}()
	wg.Wait()
}
