// Idea: after ten milliseconds an endless loop is put at the end of the global queue.
package main

import (
	"fmt"
	"time"
)

func main() {
	turns := make([]int, 2)
	for i := range turns {
		go func() {
			for {
				turns[i]++
			}
		}()
	}
	time.Sleep(300 * time.Millisecond)
	fmt.Println("both had their share:", turns[0] > 0, turns[1] > 0)
}
