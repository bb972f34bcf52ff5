// Three goroutines print a, b and c by turns, with one condition.
package main

import (
	"fmt"
	"strings"
	"sync"
)

func main() {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	turn := 0
	var out strings.Builder
	var wg sync.WaitGroup
	for id := range 3 {
		wg.Go(func() {
			for range 4 {
				mu.Lock()
				for turn != id {
					cond.Wait()
				}
				out.WriteByte(byte('a' + id))
				turn = (turn + 1) % 3
				cond.Broadcast()
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Println(out.String())
}
