// order: any
// Many on several processors ask for the same thing; it is made once.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	runtime.GOMAXPROCS(4)
	load := sync.OnceValues(func() (string, error) {
		fmt.Println("loading")
		return "config", nil
	})
	var wg sync.WaitGroup
	for i := range 6 {
		wg.Go(func() {
			v, err := load()
			fmt.Println("user", i, "has", v, err)
		})
	}
	wg.Wait()
}
