// One source, many consumers: each value is taken once.
package main

import (
	"fmt"
	"sync"
)

func main() {
	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for i := 1; i <= 100; i++ {
			numbers <- i
		}
	}()
	var wg sync.WaitGroup
	sums := make(chan int, 5)
	for range 5 {
		wg.Go(func() {
			sum := 0
			for n := range numbers {
				sum += n
			}
			sums <- sum
		})
	}
	wg.Wait()
	close(sums)
	total := 0
	for s := range sums {
		total += s
	}
	fmt.Println(total)
}
