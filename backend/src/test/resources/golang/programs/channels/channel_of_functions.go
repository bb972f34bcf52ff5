// Work as functions in a channel.
package main

import "fmt"

func main() {
	work := make(chan func() int, 4)
	results := make(chan int)
	go func() {
		for f := range work {
			results <- f()
		}
		close(results)
	}()
	base := 10
	work <- func() int { return base + 1 }
	work <- func() int { base *= 2; return base }
	work <- func() int { return base + 1 }
	close(work)
	for r := range results {
		fmt.Println(r)
	}
}
