// Two receivers, one value, then close: one has it, the other the zero value.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	ch := make(chan int)
	var wg sync.WaitGroup
	var lines []string
	for name := range 2 {
		wg.Go(func() {
			v, ok := <-ch
			lines = append(lines, fmt.Sprint("receiver ", name, " has ", v, ok))
		})
		time.Sleep(20 * time.Millisecond)
	}
	ch <- 42
	close(ch)
	wg.Wait()
	for _, l := range lines {
		fmt.Println(l)
	}
}
