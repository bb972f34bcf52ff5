// An unbounded queue between two channels: the send case is on only if something waits.
package main

import "fmt"

func queue[T any](in <-chan T) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		var waiting []T
		for in != nil || len(waiting) > 0 {
			var target chan T
			var next T
			if len(waiting) > 0 {
				target, next = out, waiting[0]
			}
			select {
			case v, ok := <-in:
				if !ok {
					in = nil
					continue
				}
				waiting = append(waiting, v)
			case target <- next:
				waiting = waiting[1:]
			}
		}
	}()
	return out
}

func main() {
	in := make(chan int)
	out := queue(in)
	for i := range 20 {
		in <- i
	}
	close(in)
	sum := 0
	last := -1
	for v := range out {
		if v != last+1 {
			fmt.Println("out of order", v)
		}
		last = v
		sum += v
	}
	fmt.Println(sum)
}
