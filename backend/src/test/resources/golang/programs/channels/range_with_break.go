// A consumer that stops early leaves the rest in the buffer.
package main

import "fmt"

func main() {
	ch := make(chan int, 10)
	for i := range 10 {
		ch <- i
	}
	close(ch)
	sum := 0
outer:
	for v := range ch {
		switch {
		case v%2 == 1:
			continue
		case v > 6:
			break outer
		}
		sum += v
	}
	fmt.Println(sum, len(ch))
	var rest []int
	for v := range ch {
		rest = append(rest, v)
	}
	fmt.Println(rest)
}
