// A WaitGroup that counts one too many is a deadlock once all others have ended.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(3)
	for range 2 {
		go wg.Done()
	}
	wg.Wait()
	fmt.Println("never")
}
