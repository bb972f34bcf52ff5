// Sleep sort: the shortest sleeper speaks first.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	for _, n := range []int{5, 1, 4, 2, 3} {
		wg.Go(func() {
			time.Sleep(time.Duration(n) * 25 * time.Millisecond)
			fmt.Println(n)
		})
	}
	wg.Wait()
	fmt.Println("sorted")
}
