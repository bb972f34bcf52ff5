// Two goroutines alternate by handing a baton.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	odd, even := make(chan struct{}), make(chan struct{}, 1)
	wg.Go(func() {
		for i := 0; i < 8; i += 2 {
			<-even
			fmt.Println("even", i)
			odd <- struct{}{}
		}
	})
	wg.Go(func() {
		for i := 1; i < 8; i += 2 {
			<-odd
			fmt.Println("odd", i)
			even <- struct{}{}
		}
	})
	even <- struct{}{}
	wg.Wait()
}
